import { describe, expect, it } from "vitest";
import { understand } from "~/routes/search/query.server";
import { whatHelps } from "~/routes/search/site-index.server";
import feelings from "../../../content/search/feelings.json";
import more from "../../../content/search/feelings-2.json";
import others from "../../../content/search/feelings-3.json";
import elsewhere from "../../../content/search/feelings-4.json";

/** The themes and plans that fit a need; any of them may be among the first three. */
const fitting: Record<string, string> = {
  worry: "theme-2 anxiety combat-worry calm-storm",
  sleep: "psalms-for-the-night theme-13 hour=night",
  fear: "theme-16 faith-plan theme-10",
  protection: "theme-10 calm-storm",
  grief: "grief theme-12",
  sick: "theme-5 healing miracles",
  despair: "theme-17 theme-12",
  hope: "theme-12 joy",
  lonely: "theme-2 theme-12 theme-17",
  guilt: "theme-9 forgiveness new-beginnings",
  anger: "/plan/1 theme-9",
  forgive: "theme-9 forgiveness",
  marriage: "theme-14 family-plan",
  unsafe: "theme-10",
  family: "theme-8 family-plan",
  breakup: "theme-2 theme-12",
  addiction: "theme-6 new-beginnings",
  dementia: "grief-plan theme-6 theme-8",
  childless: "women-who-prayed theme-2",
  money: "financial-peace",
  choice: "theme-11 theme-7 wisdom",
  tired: "theme-6 theme-17",
  doubt: "theme-18 theme-4",
  thanks: "theme-3 joy",
  annoyed: "theme-15",
  betrayed: "theme-2",
  teased: "theme-10",
  heaven: "theme-12 grief-plan",
  prayer: "lords-prayer",
  habit: "faith-plan",
  bible: "/bible article=2",
  fasting: "lent-plan",
  home: "theme-8 theme-10",
  grace: "theme-3 article=5",
  faith: "theme-4 faith-plan",
  envy: "theme-3",
  unity: "theme-2 theme-15",
  passion: "holy-week-plan",
};

function isMet([need, query]: readonly string[]): boolean {
  const { words, concepts } = understand(query ?? "");
  const first = whatHelps(words, concepts).slice(0, 3);
  const names = fitting[need ?? ""]?.split(" ") ?? [];
  return first.some(({ path }) => names.some((name) => `${path} `.includes(name)));
}

describe("what people in need type", () => {
  it("leads to what fits among the first three", () => {
    const missed = [...feelings, ...more, ...others, ...elsewhere]
      .filter((each) => !isMet(each))
      .map(([, query]) => query);
    expect(missed).toEqual([]);
  });
});

describe("words of despair", () => {
  it.each([
    "i want to die",
    "suicidal",
    "suicde",
    "kill myself",
    "no point in living",
    "everyone would be better off without me",
    "i hate my life",
    "I can’t go on",
    "my husband hits me",
    "hurting myself again",
    "i'm done with life",
    "can't do this anymore",
    "nobody would miss me",
    "hopeless",
  ])("bring the help lines: %s", (query) => {
    expect(understand(query).dangers).not.toEqual([]);
  });

  it.each(["thankful", "philippians", "morning prayer", "lost my job"])(
    "are not heard where there are none: %s",
    (query) => {
      expect(understand(query).dangers).toEqual([]);
    },
  );
});

const titlesFor = (query: string) => {
  const { words, concepts } = understand(query);
  return whatHelps(words, concepts).map(({ title }) => title);
};

it("leads from peace to what is about peace, not to a plan about money that has the word in its name", () => {
  const titles = titlesFor("peace");
  expect(titles[0]).toBe("Peace & Comfort");
  expect(titles).toContain("His peace, not the world’s");
  expect(titles.slice(0, 5)).not.toContain("Financial Peace");
  for (const title of ["How much is enough?", "Content with much or little"])
    expect(titles).not.toContain(title);
});

it("finds that plan by its name first, and a day by its plan and number", () => {
  expect(titlesFor("financial peace")[0]).toBe("Financial Peace");
  expect(titlesFor("financial peace day 4")).toContain("Content with much or little");
});

it.each([
  ["is this site free", "price"],
  ["delete my account on this website", "deleting-an-account"],
])("a question about the site is found by %s", (query, id) => {
  const { words, concepts } = understand(query);
  const [first] = whatHelps(words, concepts);
  expect(first?.path).toContain(id);
});
