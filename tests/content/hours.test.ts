import { describe, expect, it, test } from "vitest";
import { feelingPrayers } from "#content/feeling-prayers";
import { feelings, firstFeelings, getFeeling, isForDarkHours } from "#content/feelings";
import { hourName, hourNames } from "#content/hours/hour";
import { getHourPrayer, hourPrayerOn, hourPrayers, hours } from "#content/hours/hours";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import { addDays } from "#content/year/days";
import { feelingPath } from "~/ui/controls/feelings";
import { wordCount } from "./texts";

it("has a prayer for every hour of the clock", () => {
  expect(hours.map(({ name }) => name)).toEqual([...hourNames]);
  const clock = Array.from({ length: 24 }, (_, hour) => hourName(hour));
  const from = (name: string) => clock.indexOf(name as never);
  expect([from("morning"), from("midday"), from("evening"), clock.lastIndexOf("evening")]).toEqual([
    5, 11, 16, 21,
  ]);
  expect([clock[0], clock[4], clock[22], clock[23]]).toEqual(Array(4).fill("night"));
});

it("nobody meets the same prayer twice in a week, and all of them are met within two years", () => {
  const met = new Set<string>();
  for (const name of hourNames)
    for (let day = "2026-11-29"; day < "2028-12-31"; day = addDays(day, 1)) {
      const week = Array.from({ length: 7 }, (_, at) => hourPrayerOn(addDays(day, at), name).title);
      expect(new Set(week).size, day).toBe(7);
      met.add(`${name} ${hourPrayerOn(day, name).id}`);
    }
  expect(met.size).toBe(hourPrayers.length);
  expect(new Set(hourPrayers.map(({ title }) => title)).size).toBe(hourPrayers.length);
});

it("the great days have their own", () => {
  const idOn = (day: string) => hourPrayerOn(day, "midday").id;
  expect(["2026-11-29", "2026-12-25", "2027-02-12", "2027-03-26", "2027-03-28"].map(idOn)).toEqual([
    "advent-sunday",
    "christmas-friday",
    "lent-friday",
    "holy-week-friday",
    "easter-sunday",
  ]);
});

describe("a feeling’s own prayer", () => {
  it("is there for eleven, and for none twice", () => {
    expect(new Set(feelingPrayers.map(({ feeling }) => feeling)).size).toBe(11);
    expect(new Set(feelingPrayers.map(({ scripture }) => scripture.reference)).size).toBe(11);
  });

  test.each(feelingPrayers)("for $feeling fits one screen and names a plan", (each) => {
    expect(wordCount(each.prayer)).toBeGreaterThanOrEqual(70);
    expect(wordCount(each.prayer)).toBeLessThanOrEqual(115);
    expect(each.prayer).toMatch(/’(s|m|t|d|ve|re|ll)\b/);
    expect(getPlan(each.plan)).toBeDefined();
  });
});

it("a prayer is known by its name, and what was saved before they changed still is", () => {
  expect(getHourPrayer("night")?.title).toBe("For the dark hours");
  expect(getHourPrayer("night", "lent-sunday")?.title).toBe("Out of the depths");
  expect(getHourPrayer("night", "someday")).toBeUndefined();
});

test.each(hourPrayers)(
  "the prayer of the $name, $id, is short enough for one screen",
  ({ prayer, title }) => {
    expect(wordCount(prayer)).toBeGreaterThanOrEqual(70);
    expect(wordCount(prayer)).toBeLessThanOrEqual(100);
    expect(wordCount(title)).toBeLessThanOrEqual(6);
    expect(prayer).toMatch(/’(s|m|t|d|ve|re|ll)\b/);
  },
);

describe("every feeling", () => {
  test.each(feelings)("leads $name to a prayer of ours", (feeling) => {
    expect(getTheme(feeling.theme)).toBeDefined();
    const [path, query] = feelingPath(feeling).split("?");
    expect(path).toBe(`/theme/${feeling.theme}`);
    const { pray, feeling: named } = Object.fromEntries(new URLSearchParams(query));
    expect([pray, getFeeling(named ?? "")]).toEqual(["now", feeling]);
    if (feeling.needsHelpLines) expect(isForDarkHours(feeling.theme)).toBe(true);
  });

  it("that is dark carries the help lines, and home has the seven that were asked for", () => {
    expect(firstFeelings.map(({ name }) => name)).toEqual([
      "Anxious",
      "Afraid",
      "Grieving",
      "Angry",
      "Tired",
      "Grateful",
      "Can’t sleep",
    ]);
    const dark = feelings.filter(({ needsHelpLines }) => needsHelpLines).map(({ name }) => name);
    expect(dark).toEqual(expect.arrayContaining(["Afraid", "Grieving", "Angry", "Can’t sleep"]));
    expect(isForDarkHours("theme-3")).toBe(false);
  });
});
