import { type Refusal, refuse } from "./refusal.server";

const longestPath = 500;

/**
 * A path of our own to lead to, written as an address is (ASCII alone), or the fallback for anything
 * that could lead away.
 */
export function safePath(path: string | null | undefined, fallback = "/"): string {
  if (!path || path.length > longestPath) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  if (!/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\\]/.test(path)) return fallback;
  const { pathname, search, hash } = new URL(path, "http://own");
  // Dots can hide the two slashes that lead away: /.//elsewhere
  if (pathname.includes("//")) return fallback;
  const written = pathname + search + hash;
  return written.length > longestPath ? fallback : written;
}

/** Whether a path asks for the data of a page, as Remix's script does. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** A path without the slashes at its end; time grows with their number and no faster. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** Characters of a path, and of a path with its query: more than any page of ours reads. */
const longest = { path: 2_048, target: 8_192 };

/**
 * Why a request is refused for the length of its target alone, before anything that takes longer
 * looks at it.
 */
export function lengthRefusal(target: string): Refusal | undefined {
  if (target.length > longest.target) return refuse(414);
  const query = target.indexOf("?");
  const path = query < 0 ? target.length : query;
  return path > longest.path ? refuse(414) : undefined;
}
