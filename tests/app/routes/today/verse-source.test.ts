import { expect, it } from "vitest";
import { addDays } from "#content/year/days";
import { verseSource } from "~/routes/today/day.server";

it("the verse of each day of a leap year can be saved from its chapter", () => {
  const days = Array.from({ length: 366 }, (_, after) => addDays("2028-01-01", after));
  for (const day of days)
    expect(verseSource(day)).toMatch(/^bible\/[\w-]+\/\d+\/\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/);
});
