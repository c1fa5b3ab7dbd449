import { describe, expect, test } from "vitest";
import { answersInWords, askedAndAnswered } from "#content/pages/my-prayers";
import { dayInWords } from "#content/year/day-in-words";
import { byMonth, monthNames } from "~/routes/prayers/prayers.server";

describe("the wall of answered prayers", () => {
  test.each([
    ["2026-03-04", "2026-06-12", "Asked in March, answered Friday the\u00a012th"],
    ["2026-06-01", "2026-06-30", "Answered Tuesday the\u00a030th"],
    ["2025-11-20", "2026-02-02", "Asked in November 2025, answered Monday the\u00a02nd"],
    ["2025-06-20", "2026-06-02", "Asked in June 2025, answered Tuesday the\u00a02nd"],
    // Answered on a day before it was written down.
    ["2026-06-20", "2026-05-02", "Answered Saturday the\u00a02nd"],
  ])("asked on %s, answered on %s", (asked, answered, words) => {
    expect(askedAndAnswered(asked, answered)).toBe(words);
  });

  test.each([
    [1, "2026", "One prayer answered this year."],
    [1, "2025", "One prayer answered in 2025."],
    [3, "2026", "3 prayers answered this year."],
    [300, "2025", "300 prayers answered since 2025."],
  ])("%i since %s", (count, first, words) => {
    expect(answersInWords(count, first, "2026")).toBe(words);
  });

  test("names its months", () => {
    expect(monthNames("2026-06")).toEqual({ short: "Jun", name: "June 2026" });
  });

  test("stands month by month, in the order it has", () => {
    const of = (day: string) => ({ day, month: dayInWords(day, "month") });
    const months = byMonth([of("2026-06-12"), of("2026-06-03"), of("2026-02-02")]);
    expect(months.map(({ month, prayers }) => [month, prayers.length])).toEqual([
      ["June 2026", 2],
      ["February 2026", 1],
    ]);
    expect(byMonth([])).toEqual([]);
  });
});
