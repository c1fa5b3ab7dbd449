import { closeSync, existsSync, fsyncSync, linkSync, openSync } from "node:fs";

/** Makes what was written to a file or folder outlast a power cut. */
export function sync(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Gives a file a second name unless another has it; false where files have but one. */
export function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || existsSync(to)) throw error;
    return false;
  }
}
