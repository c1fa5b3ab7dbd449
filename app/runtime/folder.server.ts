import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeLock } from "#db/engines/sqlite/lock.server";
import { addon } from "./database.server";
import { settings } from "./env.server";

type Rights = { path: string; mode: number };

/** What only the owner may read, the folder first; other files in it are not ours. */
export function privatePaths(folder: string): Rights[] {
  const ours = readdirSync(folder).filter((name) =>
    /^(prayer-life\.db.*|secret|lock|serving|backed-up)$/.test(name),
  );
  const files = ours.map((name) => ({ path: join(folder, name), mode: 0o600 }));
  return [{ path: folder, mode: 0o700 }, ...files];
}

export function isOpen({ path, mode }: Rights): boolean {
  const found = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  return (found & 0o777 & ~mode) !== 0;
}

/** Not a shared folder (`/tmp`), which only lets owners delete. */
export function isOwn({ path }: Rights): boolean {
  const { uid, mode } = statSync(path);
  return uid === process.getuid?.() && (mode & 0o1000) === 0;
}

/** @returns warnings for the operator, a sentence each. */
export function tighten(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const open = privatePaths(folder).filter(isOpen);
  const own = open.filter(isOwn);
  const foreign = open.filter((one) => !own.includes(one));
  for (const { path, mode } of own) chmodSync(path, statSync(path).mode & mode);
  const list = (all: Rights[]) => all.map(({ path }) => path).join(", ");
  return [
    own.length > 0 && `Others could read ${list(own)}; for the owner alone now.`,
    foreign.length > 0 &&
      `Others can read ${list(foreign)}, which this user cannot change: see "doctor".`,
  ].filter((sentence) => sentence !== false);
}

export function pathsOfOthers(folder: string): string[] {
  if (!isReadable(folder)) return [];
  const { uid } = statSync(folder);
  return paths(folder).filter((path) => (stateOf(path)?.uid ?? uid) !== uid);
}

/** Only files that root has made; links are not ours. @param files of a folder that is not the data's */
export function giveToOwner(folder: string, files?: string[]): void {
  if (process.getuid?.() !== 0) return;
  for (const path of files ?? pathsOfOthers(folder)) {
    const [{ uid, gid }, found] = [statSync(folder), stateOf(path)];
    const ours = found?.uid === 0 && (found.isDirectory() || (found.isFile() && found.nlink === 1));
    if (ours) give(path, uid, gid);
  }
}

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
    // A disk that cannot be written: the doctor reports what stays.
  }
}

/** SQLite's files come and go. */
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

/** Referenced, or garbage collection would release the lock. */
let lock: ReturnType<typeof takeLock>;

/** A server ends within five seconds. */
const timeout = 5_000;

/** Waits for a server that is ending. @throws when another keeps running. */
export async function holdFolder(): Promise<void> {
  const folder = settings().DATA_DIR;
  const until = performance.now() + timeout;
  for (;;) {
    lock = takeLock(folder, addon());
    if (lock) return;
    if (performance.now() > until) {
      throw new Error(`Another server runs on ${folder}, or it is being restored. End that first.`);
    }
    await sleep(50);
  }
}

/** Before another program is to hold it. */
export const releaseFolder = (): void => lock?.release();
