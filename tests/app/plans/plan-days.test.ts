import { expect, it } from "vitest";
import { progressIn } from "~/plans/plan-days.server";

/** Days done in this order, each on the day after the one before; the first on January 1. */
const progress = (...days: number[]) => ({
  planId: "faith-plan",
  lastOn: `2030-01-0${Math.max(days.length, 1)}`,
  days: days.map((day, index) => ({ day, doneOn: `2030-01-0${index + 1}` })),
});

it.each([
  [[], 1],
  [[1], 2],
  [[1, 2, 3], 4],
  [[3], 4],
  [[1, 3], 4],
  [[5], 1],
  [[5, 1], 2],
  [[1, 2, 4, 5], 3],
  [[1, 2, 3, 4, 5], undefined],
])("after the days %j of five, the next is %s", (days, next) => {
  const found = progressIn(progress(...days), 5, "2030-01-09");
  expect([found.next, found.done]).toEqual([next, [...days].sort()]);
});

it.each([
  ["2030-01-01", false],
  ["2030-01-02", false],
  ["2030-01-03", true],
  ["2030-12-31", true],
  // The clock or the zone has moved back.
  ["2029-12-31", false],
])("on %s one who prayed on January 1 has been away: %s", (today, away) => {
  expect(progressIn(progress(1), 5, today).away).toBe(away);
});

it("nobody is away from a plan that is finished, and a change of clocks is no day", () => {
  expect(progressIn(progress(1, 2), 2, "2031-01-01").away).toBe(false);
  const march = { planId: "1", lastOn: "2030-03-30", days: [] };
  expect(progressIn(march, 5, "2030-03-31").away).toBe(false);
  expect(progressIn(march, 5, "2030-04-01").away).toBe(true);
});

it("of a plan that was shortened, days that are no more count for nothing", () => {
  const found = progressIn(progress(1, 5, 4), 3, "2030-01-09");
  expect([found.next, found.done]).toEqual([2, [1]]);
});
