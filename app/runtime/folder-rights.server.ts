import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** A file or folder, and the most that anybody may do with it. */
type Rights = { path: string; mode: number };

/** What came of tightening: paths that are closed to others now, and those that could not be. */
export type Tightened = { closed: string[]; open: string[] };

/** What in a data folder is for its owner alone, the folder first. Others' files in it are not ours. */
export function privatePaths(folder: string): Rights[] {
  const ours = readdirSync(folder).filter((name) =>
    /^(prayer-life\.db.*|secret|lock|serving|backed-up)$/.test(name),
  );
  const files = ours.map((name) => ({ path: join(folder, name), mode: 0o600 }));
  return [{ path: folder, mode: 0o700 }, ...files];
}

/** Whether others may do with a path what only its owner should. */
export function isOpen({ path, mode }: Rights): boolean {
  const found = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  return (found & 0o777 & ~mode) !== 0;
}

/** Whether this process may close a path to others: it is its own, and no folder that all share (`/tmp`). */
export function isOwn({ path }: Rights): boolean {
  const { uid, mode } = statSync(path);
  return uid === process.getuid?.() && (mode & 0o1000) === 0;
}

/** Closes a data folder and its files to others, where it stands and belongs to this process. */
export function tighten(folder: string): Tightened {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { closed: [], open: [] };
  const open = privatePaths(folder).filter(isOpen);
  const closed = open.filter(isOwn);
  for (const { path, mode } of closed) chmodSync(path, statSync(path).mode & mode);
  const pathsOf = (all: Rights[]) => all.map(({ path }) => path);
  return { closed: pathsOf(closed), open: pathsOf(open.filter((one) => !closed.includes(one))) };
}

/** What the operator is told of it, a sentence each; nothing where nothing was open. */
export function tightenedMessages({ closed, open }: Tightened): string[] {
  return [
    ...(closed.length > 0
      ? [`Others could read ${closed.join(", ")}; for the owner alone now.`]
      : []),
    ...(open.length > 0
      ? [`Others can read ${open.join(", ")}, which this user cannot change: see "doctor".`]
      : []),
  ];
}
