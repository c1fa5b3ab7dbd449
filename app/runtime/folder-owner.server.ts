import { existsSync, lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { privatePaths } from "./folder-rights.server";

/** The files of a data folder that belong to another than the folder does: its server cannot use them. */
export function pathsOfOthers(folder: string): string[] {
  if (!isReadable(folder)) return [];
  const { uid } = statSync(folder);
  return paths(folder).filter((path) => (stateOf(path)?.uid ?? uid) !== uid);
}

/** Gives what root has made in a data folder to the folder's owner. Links are no files of ours. */
export function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  for (const path of pathsOfOthers(folder)) {
    const [{ uid, gid }, found] = [statSync(folder), stateOf(path)];
    const ours = found?.uid === 0 && (found.isDirectory() || (found.isFile() && found.nlink === 1));
    if (ours) give(path, uid, gid);
  }
}

/** What to do about such files, in a sentence; undefined when there are none. */
export function ownerAdvice(folder: string): string | undefined {
  const foreign = pathsOfOthers(folder);
  if (foreign.length === 0) return undefined;
  const list = foreign.join(" ");
  return `Not the data folder's owner has made ${list}. Give back: sudo chown --reference=${folder} ${list}`;
}

function give(path: string, uid: number, gid: number): void {
  try {
    lchownSync(path, uid, gid);
  } catch {
    // Of a disk that cannot be written: the doctor tells of what stays.
  }
}

/** SQLite's files beside the database come and go with whoever has it open. */
const stateOf = (path: string) => lstatSync(path, { throwIfNoEntry: false });

function paths(folder: string): string[] {
  const run = join(folder, "run");
  const unpacked = isReadable(run) ? readdirSync(run) : [];
  return [
    ...privatePaths(folder).map(({ path }) => path),
    ...(existsSync(run) ? [run] : []),
    ...unpacked.map((name) => join(run, name)),
  ];
}

function isReadable(folder: string): boolean {
  try {
    readdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
