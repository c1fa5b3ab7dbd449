import { describe, expect, test } from "vitest";
import { themeCounters } from "#content/themes/theme-counters";
import { defaultTheme, getTheme, relatedThemes, themes } from "#content/themes/themes";

const titles = [
  "Morning Prayer",
  "Peace & Comfort",
  "Gratitude",
  "Faith & Trust",
  "Healing",
  "Strength",
  "Wisdom",
  "Family",
  "Forgiveness",
  "Protection",
  "Guidance",
  "Hope",
  "Evening Prayer",
  "Marriage",
  "Patience",
  "Overcoming Fear",
  "Depression",
  "Doubt",
];

/** As the specification writes them. */
const related =
  "1→13,3,11; 2→5,12,16; 3→1,12,6; 4→16,12,7; 5→2,9,17; 6→10,3,15; 7→11,4,6; 8→14,9,15; 9→8,5,17; " +
  "10→6,4,16; 11→7,4,1; 12→17,3,5; 13→1,2,10; 14→8,9,15; 15→6,9,17; 16→4,10,6; 17→5,12,2; 18→4,7,12";

describe("the themes", () => {
  test("are 18, in order, under their ids", () => {
    expect(themes.map(({ title }) => title)).toEqual(titles);
    expect(themes.map(({ id }) => id)).toEqual(titles.map((_, index) => `theme-${index + 1}`));
  });

  test("have three different scriptures and five different steps each", () => {
    for (const { id, scriptures, applicationSteps } of themes) {
      expect(scriptures, id).toHaveLength(3);
      expect(new Set(scriptures.map(({ reference }) => reference)).size, id).toBe(3);
      expect(applicationSteps, id).toHaveLength(5);
      expect(new Set(applicationSteps).size, id).toBe(5);
    }
  });

  test("fill every category", () => {
    const categories = ["challenges", "character", "daily", "featured", "popular", "relationships"];
    expect([...new Set(themes.map(({ category }) => category))].sort()).toEqual(categories);
  });

  test("have figures of their own", () => {
    for (const theme of themes)
      expect(theme).toMatchObject(themeCounters[theme.id] ?? { saved: -1 });
    expect(Object.keys(themeCounters)).toEqual(themes.map(({ id }) => id));
  });

  test("have each a drawing like no other's", () => {
    expect(new Set(themes.map(({ scene, tone }) => `${scene} ${tone}`)).size).toBe(18);
  });
});

describe("a theme", () => {
  test("is found by its id only", () => {
    for (const theme of themes) expect(getTheme(theme.id)).toBe(theme);
    for (const id of ["", "1", "theme-0", "theme-19", "Theme-1", "constructor"]) {
      expect(getTheme(id), id).toBeUndefined();
    }
    expect(defaultTheme().title).toBe("Morning Prayer");
  });

  test.each(related.split("; ").map((each) => each.split("→") as [string, string]))(
    "number %s is related to %s",
    (number, expected) => {
      const ids = relatedThemes(`theme-${number}`).map(({ id }) => id.replace("theme-", ""));
      expect(ids.join(",")).toBe(expected);
    },
  );

  test("that we do not have is related to the first three", () => {
    for (const id of ["theme-19", "theme-0", "hope", "", "constructor"]) {
      expect(relatedThemes(id)).toEqual(themes.slice(0, 3));
    }
  });
});
