import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";

/** Whether the system shows what a process holds. */
export const showsMemory = existsSync("/proc/self/mem");

/** All that a process holds in memory of its own, as a core file would. */
export function* memoryOf(pid: number): Generator<Buffer> {
  const maps = readFileSync(`/proc/${pid}/maps`, "utf8");
  const file = openSync(`/proc/${pid}/mem`, "r");
  try {
    for (const [, from = "", to = ""] of maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rw/gm)) {
      const start = Number.parseInt(from, 16);
      const bytes = Buffer.alloc(Number.parseInt(to, 16) - start);
      try {
        yield bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
      } catch {
        // Set aside, and not there yet.
      }
    }
  } finally {
    closeSync(file);
  }
}

/** In the encodings that a string may have there. */
export function holds(pid: number, word: string): boolean {
  const forms = [Buffer.from(word), Buffer.from(word, "utf16le")];
  for (const bytes of memoryOf(pid)) if (forms.some((form) => bytes.includes(form))) return true;
  return false;
}
