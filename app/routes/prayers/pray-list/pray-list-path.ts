import { prayListPath } from "~/paths";

/** Which parameter says how many of the day's prayers were left for later. */
export const laterParameter = "later";

/** The address of the prayer that is next once some were left for later. */
export const restOfListPath = (later: number) => `${prayListPath}?${laterParameter}=${later}`;

/** How many an address leaves for later; none for anything that is no number. */
export function laterOf(query: URLSearchParams): number {
  const asked = query.get(laterParameter) ?? "";
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}
