import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { faqGroups } from "#content/pages/faqs";
import { plans } from "#content/plans/plans";
import { getTheme, themes } from "#content/themes/themes";
import { at } from "./files";
import {
  chosenDays,
  collectTexts,
  dailyTexts,
  datedVerses,
  days,
  ownTexts,
  readingDays,
  sentencesOf,
  type Text,
  wordsOf,
} from "./texts";
import { contracted, occurrences, readingGrade, sentenceLengths, syllables } from "./voice";

const isRead = (name: string) => readingDays.some((day) => day.name === name);
const prayers = days.map(({ name, prayer }) => ({ name, text: prayer }));
const reflections = days.map(({ name, reflection }) => ({ name, text: reflection }));
const wholeDays = days.map(({ name, prayer, reflection }) => ({
  name,
  text: `${reflection}\n\n${prayer}`,
}));
const ofThemes = themes.flatMap(({ id, prayer, reflection }) => [
  { name: id, text: prayer },
  { name: id, text: reflection },
]);

type Least = { mean: number; long: number; contracted: number; grade: number; middle?: number };

/** Read aloud with children, or by who is fifteen. */
const isYoung = (name: string) => /^(?:at-the-table|teenagers)-plan/.test(name);

const young = (texts: readonly Text[]) => texts.filter(({ name }) => isYoung(name));
const chosen = (texts: readonly Text[]) =>
  texts.filter(({ name }) => !isRead(name) && !isYoung(name));
const read = (texts: readonly Text[]) => texts.filter(({ name }) => isRead(name));

/** Kinds of text, with the middle of their sentences' lengths and how many of them are long. */
const kinds: [string, readonly Text[], Least][] = [
  // What is prayed keeps a measured breath.
  ["prayers of the days", chosen(prayers), { mean: 12, long: 0.15, contracted: 1, grade: 4.6 }],
  ["reflections", chosen(reflections), { mean: 12, long: 0.15, contracted: 1, grade: 5 }],
  ["days, prayed whole", chosen(wholeDays), { mean: 12, long: 0.15, contracted: 1, grade: 4.9 }],
  [
    "days for the young, prayed whole",
    young(wholeDays),
    { mean: 10.5, long: 0.1, contracted: 1, grade: 2.9 },
  ],
  // A few plain sentences beside a page of the Bible.
  [
    "prayers beside a book that is read",
    read(prayers),
    { mean: 9.5, long: 0.03, contracted: 1, grade: 2, middle: 0.71 },
  ],
  [
    "words beside a book that is read",
    read(reflections),
    { mean: 11.5, long: 0.1, contracted: 1, grade: 3.2 },
  ],
  ["themes", ofThemes, { mean: 12, long: 0.15, contracted: 1, grade: 4.85 }],
  // A line to pray is short; they are read one a day.
  [
    "words for each day",
    dailyTexts,
    { mean: 9, long: 0.05, contracted: 0.75, grade: 2, middle: 0.67 },
  ],
];

describe.each(kinds)("the voice of the %s", (_, texts, least) => {
  const lengths = sentenceLengths(texts);
  const part = (fits: (words: number) => boolean) => lengths.filter(fits).length / lengths.length;

  test("is spoken: people say it's and don't", () => {
    expect(contracted(texts)).toBeGreaterThanOrEqual(least.contracted);
  });

  test("has short sentences and long ones", () => {
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThanOrEqual(least.mean);
    expect(mean).toBeLessThanOrEqual(15);
    expect(part((words) => words <= 5)).toBeGreaterThanOrEqual(0.08);
    expect(part((words) => words >= 20)).toBeGreaterThanOrEqual(least.long);
    expect(part((words) => words >= 6 && words <= 15)).toBeLessThanOrEqual(least.middle ?? 0.66);
  });

  test("is read with ease from the fifth year of school on, and is no primer", () => {
    expect(readingGrade(texts)).toBeGreaterThanOrEqual(least.grade);
    expect(readingGrade(texts)).toBeLessThanOrEqual(7);
  });
});

describe("shapes", () => {
  test("a question stands last in a third of the reflections at most", () => {
    const asking = reflections.filter(({ text }) => text.endsWith("?"));
    expect(asking.length).toBeLessThanOrEqual(reflections.length / 3);
  });

  test("reflections have from two paragraphs to six, and no number of them is the rule", () => {
    const counts = new Map<number, number>();
    for (const { text } of reflections) {
      const paragraphs = text.split("\n\n").length;
      counts.set(paragraphs, (counts.get(paragraphs) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(reflections.length * 0.5);
  });

  test("no passage is read on two days or with two themes", () => {
    const read = [
      ...chosenDays.map(({ scripture }) => scripture.reference),
      ...themes.flatMap(({ scriptures }) => scriptures.map(({ reference }) => reference)),
    ];
    expect(read.filter((reference, index) => read.indexOf(reference) !== index)).toEqual([]);
  });

  test("no sentence of five words or more stands in two of the words for each day", () => {
    const sentences = dailyTexts
      .flatMap(({ text }) => sentencesOf(text))
      .map((sentence) => wordsOf(sentence))
      .filter((words) => words.length >= 5)
      .map((words) => words.join(" "));
    expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
  });

  test("prayers begin and end in ways of their own", () => {
    // Collects end as they have always ended.
    const praying = [...prayers, ...dailyTexts.filter((one) => !collectTexts.includes(one))];
    const often = (wordsOfOne: (words: string[]) => string[], most: number) => {
      const counts = new Map<string, number>();
      for (const { text } of praying) {
        const key = wordsOfOne(wordsOf(text)).join(" ");
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts].filter(([, count]) => count > most);
    };
    expect(often((words) => words.slice(0, 3), 10)).toEqual([]);
    expect(often((words) => words.slice(-3), 6)).toEqual([]);
  });
});

test.each([
  ["let me", /\blet me\b/gi],
  ["give me", /\bgive me\b/gi],
  ["You know", /\byou know\b/gi],
  ["turned it over", /\bturned it over\b/gi],
  ["X is no Y", /\b\w+ is no \w+/gi],
])("the turn of phrase “%s” comes ten times at most in prayers", (_, phrase) => {
  expect(occurrences([...prayers, ...dailyTexts], phrase)).toBeLessThanOrEqual(10);
});

describe("habits that were thinned stay so:", () => {
  const praying = [...prayers, ...themes.map(({ id, prayer }) => ({ name: id, text: prayer }))];
  /** The part of the texts that has such a word. */
  const having = (texts: readonly Text[], words: RegExp) =>
    texts.filter(({ text }) => words.test(text)).length / texts.length;

  test("somebody and its kin are rarer than one word in five hundred and fifty", () => {
    const words = ownTexts.flatMap(({ text }) => wordsOf(text));
    const found = words.filter((word) => /^(?:some|every|any|no)body/.test(word));
    expect(found.length / words.length).toBeLessThanOrEqual(1 / 550);
  });

  test.each([
    [
      "a kitchen and what is in it",
      /\b(?:kitchen|table|supper|soup|lamp|hallway|porch|sink|stove|casserole)s?\b/i,
      0.13,
    ],
    ["a door", /\bdoors?\b/i, 0.09],
    ["hands", /\bhands?\b/i, 0.16],
  ])("%s in few of the prayers", (_, words, most) => {
    expect(having(praying, words)).toBeLessThanOrEqual(most);
  });

  test("a prayer in four at the most ends on what its reader means to do", () => {
    const endings = praying.map(({ name, text }) => ({
      name,
      text: sentencesOf(text).at(-1) ?? "",
    }));
    expect(having(endings, /\b(?:I’ll|I’m going to|I want to|I’d like to)\b/)).toBeLessThanOrEqual(
      0.22,
    );
  });

  test("Jesus is named in many prayers, and the Spirit in some", () => {
    expect(having(praying, /\b(?:Jesus|Christ)\b/)).toBeGreaterThanOrEqual(0.28);
    expect(having(praying, /\bSpirit\b/)).toBeGreaterThanOrEqual(0.1);
  });

  test("a reflection in four at the most has three paragraphs", () => {
    const three = reflections.filter(({ text }) => text.split("\n\n").length === 3);
    expect(three.length).toBeLessThanOrEqual(reflections.length / 4);
  });

  test("few lines of the year hang one clause on another by so or because", () => {
    const lines = datedVerses.map(({ name, line }) => ({ name, text: line }));
    expect(having(lines, /, (?:so|because)\b/)).toBeLessThanOrEqual(0.045);
    expect(having(lines, /, (?:and|so|because)\b/)).toBeLessThanOrEqual(0.58);
  });
});

test("nothing of ours shouts", () => {
  expect(dailyTexts.filter(({ text }) => text.includes("!"))).toEqual([]);
  expect(ownTexts.length).toBeGreaterThan(1_000);
});

test("nothing of ours is said as it is across the ocean", () => {
  const british =
    /\b(?:ha(?:ve|s)n’t (?:got|any|much)|(?:go|way) round|top table|catch (?:him|her|them) out|I’d sooner|as one does|a bit of|whilst|doing sums)\b/i;
  const found = [...ownTexts, ...dailyTexts].filter(({ text }) => british.test(text));
  expect(found.map(({ name, text }) => `${name}: ${british.exec(text)?.[0]}`)).toEqual([]);
});

describe("help lines by subject", () => {
  test.each(["Family", "Forgiveness", "Marriage", "Protection", "Depression"])(
    "stand with the theme %s",
    (title) => {
      const theme = themes.find((each) => each.title === title);
      expect(getTheme(theme?.id ?? "")?.needsHelpLines).toBe(true);
      if (title !== "Depression") expect(theme?.unsafeHome).toBe(true);
    },
  );
});

test("the answer to how a plan works names every plan of more than a week", () => {
  const { answer = "" } =
    faqGroups()
      .flatMap((group) => group.faqs)
      .find(({ question }) => question === "How does a prayer plan work?") ?? {};
  const numbers: Record<number, string> = {
    8: "eight",
    9: "nine",
    12: "twelve",
    14: "fourteen",
    50: "fifty",
    28: "twenty-two to twenty-eight",
    46: "forty-six",
    91: "ninety-one",
    60: "sixty",
    10: "ten",
  };
  const long = plans.filter(({ dayCount }) => dayCount > 7);
  expect(long.length).toBe(12);
  for (const { title, dayCount } of long) {
    expect(answer).toContain(title.split(":")[0]);
    expect(answer).toContain(numbers[dayCount]);
  }
});

test("syllables are counted nearly as they are spoken", () => {
  const words = { prayer: 1, morning: 2, wisdom: 2, because: 2, everything: 4, the: 1, walked: 1 };
  for (const [word, count] of Object.entries(words))
    expect(Math.abs(syllables(word) - count), word).toBeLessThanOrEqual(1);
});

test("a sample can be printed for reading, the same for the same seed", () => {
  const print = (seed: string) =>
    spawnSync(process.execPath, [at("bin/voice.mjs"), seed], { encoding: "utf8" });
  const { stdout, status } = print("7");
  expect(status).toBe(0);
  expect(print("7").stdout).toBe(stdout);
  expect(print("8").stdout).not.toBe(stdout);
  expect(stdout.split("\n\n").length).toBeGreaterThanOrEqual(12);
}, 60_000);
