/** What the parts of the page know: where their forms go, and whose password they ask for. */
export type FactorPart = { action: string; username: string };

/** The page's own address, which keeps where to go afterwards. */
export function factorPath(next: string): string {
  return next === "/" ? "/account/factor" : `/account/factor?${new URLSearchParams({ next })}`;
}
