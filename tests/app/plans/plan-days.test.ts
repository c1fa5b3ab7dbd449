import { describe, expect, it } from "vitest";
import { planPrayed } from "#content/plans/dated-plan";
import { getPlan } from "#content/plans/plans";
import { progressIn } from "~/plans/plan-days.server";

/** Days done in this order, each on the day after the one before; the first on January 1. */
const progress = (...days: number[]) => ({
  planId: "faith-plan",
  lastOn: `2030-01-0${Math.max(days.length, 1)}`,
  days: days.map((day, index) => ({ day, doneOn: `2030-01-0${index + 1}` })),
});

const ofDays = (dayCount: number) => ({ plan: { dayCount } });

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
])("after the days %j of five, the next is %s", (done, next) => {
  const found = progressIn(progress(...done), ofDays(5), "2030-01-09");
  expect([found.next, found.done]).toEqual([next, [...done].sort()]);
});

it.each([
  ["2030-01-01", false],
  ["2030-01-02", false],
  ["2030-01-03", true],
  ["2030-12-31", true],
  // The clock or the zone has moved back.
  ["2029-12-31", false],
])("on %s one who prayed on January 1 has been away: %s", (today, away) => {
  expect(progressIn(progress(1), ofDays(5), today).away).toBe(away);
});

it("nobody is away from a plan that is finished, and a change of clocks is no day", () => {
  expect(progressIn(progress(1, 2), ofDays(2), "2031-01-01").away).toBe(false);
  const march = { planId: "1", lastOn: "2030-03-30", days: [] };
  expect(progressIn(march, ofDays(5), "2030-03-31").away).toBe(false);
  expect(progressIn(march, ofDays(5), "2030-04-01").away).toBe(true);
});

describe("a dated plan", () => {
  const advent = getPlan("advent-plan");
  if (!advent) throw new Error("There is no plan for Advent");
  const prayedOn = (...dates: [day: number, doneOn: string][]) => ({
    planId: advent.id,
    lastOn: dates.at(-1)?.[1] ?? "2027-11-28",
    days: dates.map(([day, doneOn]) => ({ day, doneOn })),
  });
  const progressOn = (progress: ReturnType<typeof prayedOn>, today: string) =>
    progressIn(progress, planPrayed(advent, today), today);

  it.each([
    ["before it begins", [], "2027-11-20", 1],
    ["on its first day", [], "2027-11-28", 1],
    ["who comes late", [], "2027-12-09", 12],
    ["who left days out", [[1, "2027-11-28"]], "2027-12-09", 12],
    ["who prayed today", [[12, "2027-12-09"]], "2027-12-09", 13],
    ["afterward, where it was left", [[12, "2027-12-09"]], "2027-12-28", 13],
    ["who read the end first", [[27, "2027-11-20"]], "2027-11-20", 1],
    ["who came to its last day", [[27, "2027-12-24"]], "2027-12-24", undefined],
    ["who came to its last day, later", [[27, "2027-12-24"]], "2028-05-01", undefined],
  ] as [string, [number, string][], string, number | undefined][])("%s", (_, days, today, next) =>
    expect(progressOn(prayedOn(...days), today).next).toBe(next),
  );

  it("says of nobody in its season that they were away, and of who left off that they were", () => {
    const begun = prayedOn([2, "2027-11-29"]);
    expect(progressOn(begun, "2027-12-21").away).toBe(false);
    expect(progressOn(begun, "2027-12-28").away).toBe(true);
  });
});

it("of a plan that was shortened, days that are no more count for nothing", () => {
  const found = progressIn(progress(1, 5, 4), ofDays(3), "2030-01-09");
  expect([found.next, found.done]).toEqual([2, [1]]);
});
