import { doneParameter } from "../forms/form";

/** A path of our own to lead to, or the fallback for anything that could lead away. */
export function safePath(path: string | null | undefined, fallback = "/"): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  const own = path && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path);
  if (!own || path.length > 500) return fallback;
  // Dots can hide the two slashes that lead away: /.//elsewhere
  return new URL(path, "http://own").pathname.startsWith("//") ? fallback : path;
}

/** Whether a path asks for the data of a page, as Remix's script does. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** Where on a page the words of an act stand once it is done. */
export function placeOf(
  path: string,
  act: string,
  { search, hash }: { search?: Record<string, string>; hash?: string },
): string {
  const query = new URLSearchParams({ ...search, [doneParameter]: act });
  return `${path}?${query}${hash ? `#${hash}` : ""}`;
}
