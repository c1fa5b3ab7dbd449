import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder for its owner alone, with those above it, unless it stands. Node's own recursive way
 * tries for ever where a folder can have none (`/proc/x`).
 */
export function makeFolder(path: string): void {
  const standing = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (standing()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!standing()) throw error;
  }
}
