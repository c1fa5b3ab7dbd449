import { describe, expect, test } from "vitest";
import {
  answersInWords,
  askedIn,
  byMonth,
  dayOfAnswer,
  monthName,
} from "~/routes/prayers/answered/answered-words";

describe("the wall of answered prayers", () => {
  test.each([
    ["2026-03-04", "2026-06-12", "June 12", "Asked in March"],
    ["2026-06-01", "2026-06-30", "June 30", "Asked in June"],
    ["2025-11-20", "2026-02-02", "February 2", "Asked in November 2025"],
    ["2025-06-20", "2026-06-02", "June 2", "Asked in June 2025"],
    // Answered on a day before it was written down.
    ["2026-06-20", "2026-05-02", "May 2", undefined],
  ])("asked on %s, answered on %s", (asked, answered, day, words) => {
    expect([dayOfAnswer(answered), askedIn(asked, answered)]).toEqual([day, words]);
  });

  test.each([
    [1, "2026", "One prayer answered this year."],
    [1, "2025", "One prayer answered in 2025."],
    [3, "2026", "3 prayers answered this year."],
    [300, "2025", "300 prayers answered since 2025."],
  ])("%i since %s", (count, first, words) => {
    expect(answersInWords(count, first, "2026")).toBe(words);
  });

  test("stands month by month, in the order it has", () => {
    const of = (day: string) => ({ day, month: monthName(day) });
    const months = byMonth([of("2026-06-12"), of("2026-06-03"), of("2026-02-02")]);
    expect(months.map(({ month, prayers }) => [month, prayers.length])).toEqual([
      ["June 2026", 2],
      ["February 2026", 1],
    ]);
    expect(byMonth([])).toEqual([]);
  });
});
