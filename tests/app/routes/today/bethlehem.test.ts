import { expect, it } from "vitest";
import { hasStar } from "~/routes/today/day-view";

it("the star stands in the night of the birth, on its day and on that of the wise men", () => {
  for (const day of ["2026-12-24", "2026-12-25", "2027-01-06"]) expect(hasStar({ day })).toBe(true);
  for (const day of ["2026-12-26", "2026-01-05"]) expect(hasStar({ day })).toBe(false);
});
