import { describe, expect, it, test } from "vitest";
import { feelingPrayers } from "#content/feeling-prayers";
import { feelings, firstFeelings, getFeeling, isForDarkHours } from "#content/feelings";
import { hourName, hourNames } from "#content/hours/hour";
import { hours } from "#content/hours/hours";
import { weekOfHours } from "#content/hours/week-of-hours";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import { feelingPath } from "~/ui/controls/feelings";
import { wordCount } from "./texts";

it("has a prayer for every hour of the clock", () => {
  expect(hours.map(({ name }) => name)).toEqual([...hourNames]);
  const clock = Array.from({ length: 24 }, (_, hour) => hourName(hour));
  const from = (name: string) => clock.indexOf(name as never);
  expect([from("morning"), from("midday"), from("evening"), clock.lastIndexOf("evening")]).toEqual([
    5, 11, 17, 21,
  ]);
  expect([clock[0], clock[4], clock[22], clock[23]]).toEqual(Array(4).fill("night"));
});

const prayersOfHours = [...hours, ...Object.values(weekOfHours).flat()];

it("has seven prayers for each hour, and no title twice", () => {
  for (const name of hourNames) expect(weekOfHours[name], name).toHaveLength(6);
  expect(new Set(prayersOfHours.map(({ title }) => title)).size).toBe(28);
});

test.each(prayersOfHours)("“$title” is short enough for one screen", ({ prayer, title }) => {
  expect(wordCount(prayer)).toBeGreaterThanOrEqual(70);
  expect(wordCount(prayer)).toBeLessThanOrEqual(100);
  expect(wordCount(title)).toBeLessThanOrEqual(6);
  expect(prayer).toMatch(/’(s|m|t|d|ve|re|ll)\b/);
});

describe("a feeling’s own prayer", () => {
  it("is there for ten, and for none twice", () => {
    expect(new Set(feelingPrayers.map(({ feeling }) => feeling)).size).toBe(10);
    expect(new Set(feelingPrayers.map(({ scripture }) => scripture.reference)).size).toBe(10);
  });

  test.each(feelingPrayers)("for $feeling fits one screen and names a plan", (each) => {
    expect(wordCount(each.prayer)).toBeGreaterThanOrEqual(70);
    expect(wordCount(each.prayer)).toBeLessThanOrEqual(115);
    expect(each.prayer).toMatch(/’(s|m|t|d|ve|re|ll)\b/);
    expect(getPlan(each.plan)).toBeDefined();
  });
});

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
      "Cannot sleep",
    ]);
    const dark = feelings.filter(({ needsHelpLines }) => needsHelpLines).map(({ name }) => name);
    expect(dark).toEqual(expect.arrayContaining(["Afraid", "Grieving", "Angry", "Cannot sleep"]));
    expect(isForDarkHours("theme-3")).toBe(false);
  });
});
