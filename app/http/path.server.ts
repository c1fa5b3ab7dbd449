import { doneParameter } from "~/forms/form";

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

/** Where on a page the words of an intent stand once it is done. */
export function donePath(
  path: string,
  intent: string,
  { search, hash }: { search?: Record<string, string>; hash?: string },
): string {
  const query = new URLSearchParams({ ...search, [doneParameter]: intent });
  return `${path}?${query}${hash ? `#${hash}` : ""}`;
}
