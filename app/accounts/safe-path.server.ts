import { longestPath } from "./account-definition";

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
