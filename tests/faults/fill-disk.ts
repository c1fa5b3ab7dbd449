import { writeFileSync } from "node:fs";
import { expect } from "vitest";

/** Fills what is left of a disk. @param file that grows on it. */
export function fillDisk(file: string): void {
  for (const size of [1 << 20, 1 << 16, 1 << 12]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
  }
}
