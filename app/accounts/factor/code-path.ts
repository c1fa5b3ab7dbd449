/** The page that takes a code, and leads to another behind it. */
export function codePath(next: string): string {
  return next === "/" ? "/auth/code" : `/auth/code?${new URLSearchParams({ next })}`;
}
