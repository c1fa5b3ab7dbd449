import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { dayInWords, ordinal } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import { dayCacheKey, todayCacheKey, todayKeys, verseSource } from "~/routes/today/day.server";
import { ownDay, ownDayOffset } from "~/routes/today/day-frame";
import { officeCacheKey } from "~/routes/today/office/office.server";
import { dayFor, dayKey, daysAround, isShownDay } from "~/routes/today/shown-days.server";
import { hourFor, hourKey } from "~/ui/praying/hour.server";

describe("the visitor's own day", () => {
  it.each([
    [new Date(2026, 10, 21, 23, 59), "before", "green"],
    [new Date(2026, 10, 22, 0, 0), "same", "white"],
    [new Date(2026, 10, 22, 23, 59), "same", "white"],
    [new Date(2026, 10, 23, 0, 0), "after", "violet"],
    // A page that was left open.
    [new Date(2026, 11, 24), "after", "violet"],
    [new Date(2026, 0, 1), "before", "green"],
  ])("is known before the page is painted, and after: %s", (at, day, color) => {
    expect(ownDayOffset("2026-11-22", at)).toBe(day);
    const dataset = { served: "2026-11-22", colors: "green white violet" };
    function Clock() {
      return at;
    }
    const sandbox = {
      document: { currentScript: { parentNode: { dataset } } },
      Date: Object.assign(Clock, { UTC: Date.UTC, parse: Date.parse }),
    };
    runInNewContext(ownDay, sandbox);
    expect(dataset).toMatchObject({ day, color });
  });
});

describe("the days that have a page", () => {
  it("are those of this century", () => {
    for (const day of ["2000-01-01", "2028-02-29", "2099-12-31"])
      expect(isShownDay(day)).toBe(true);
    for (const day of ["1999-12-31", "2100-01-01", "2027-02-29", "x", "", null, undefined])
      expect(isShownDay(day)).toBe(false);
  });

  it("are said as people say them", () => {
    expect(dayInWords("2026-11-22", "weekday")).toBe("Sunday, November 22");
    const said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31];
    expect(said.map(ordinal).join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st");
    expect(daysAround("2028-02-29")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  });
});

describe("the keys of cached pages", () => {
  const none = new URLSearchParams();
  const query = (search: string) => new URLSearchParams(search);

  it("hold the day, and nothing that a visitor made up", () => {
    expect(dayKey()).toMatch(/^on=\d{4}-\d\d-\d\d$/);
    const key = `/today?${dayKey()}&${hourKey()}`;
    for (const search of ["on=2001-01-01&x=1", "at=night", "at=morning"])
      expect(todayCacheKey({}, query(search))).toBe(key);
    expect(todayKeys()).toContain(key);
    expect(new Set(todayKeys()).size).toBe(4);
    expect(dayCacheKey({ day: "2028-02-29" }, query("x=1"))).toBe("/today/2028-02-29");
    for (const day of ["2027-02-29", "today", undefined])
      expect(dayCacheKey({ day }, none)).toBeUndefined();
  });

  it("tell a page its day and its hour, in whichever order they stand", () => {
    const at = hourKey("evening");
    for (const search of [`on=2028-02-29&${at}`, `${at}&on=2028-02-29`])
      expect([dayFor(query(search)), hourFor(query(search))]).toEqual(["2028-02-29", "evening"]);
  });

  it("of an office name its day, step and Amen where there are such", () => {
    const keyOf = (search: string) => officeCacheKey("morning")({}, query(search));
    expect(keyOf("step=2&pray=amen&day=x")).toBe(`/today/morning?${dayKey()}`);
    expect(keyOf("step=2&day=2026-11-22&x=y")).toBe("/today/morning?day=2026-11-22&step=2");
    expect(keyOf("step=99&day=2026-11-22")).toBe("/today/morning?day=2026-11-22");
    expect(keyOf("pray=amen&step=2&day=2026-11-22")).toBe(
      "/today/morning?day=2026-11-22&pray=amen",
    );
  });
});

it("the verse of each day of a leap year can be saved from its chapter", () => {
  const days = Array.from({ length: 366 }, (_, after) => addDays("2028-01-01", after));
  for (const day of days)
    expect(verseSource(day)).toMatch(/^bible\/[\w-]+\/\d+\/\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/);
});
