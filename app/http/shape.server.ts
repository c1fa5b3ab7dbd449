import { type Refusal, refuse } from "./refusal.server";

/** Characters of a path, and of a path with its query: more than any page of ours reads. */
const longest = { path: 2_048, target: 8_192 };

/**
 * Why a request is refused for the length of its target alone, before anything that takes longer
 * looks at it.
 */
export function shapeRefusal(target: string): Refusal | undefined {
  if (target.length > longest.target) return refuse(414);
  const query = target.indexOf("?");
  const path = query < 0 ? target.length : query;
  return path > longest.path ? refuse(414) : undefined;
}

/** A path without the slashes at its end; time grows with their number and no faster. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
