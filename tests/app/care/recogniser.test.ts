import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { weights } from "#content/danger/weights";
import { recogniseDanger, unpackModel } from "~/care/recogniser.server";
import {
  corpusHash,
  crossValidate,
  type Example,
  readCorpus,
  trainPacked,
  writersThird,
} from "~/care/training.server";
import { at, readIfThere } from "../../content/files";

const folder = at("content/danger/corpus");
const corpus = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("");

const here = (name: string) => readFileSync(at(`tests/app/care/${name}`), "utf8");
const lines = (name: string) => here(name).trim().split("\n");

const mayBeDanger = (text: string) => recogniseDanger(text) !== undefined;

const unseen = readCorpus(here("unseen.tsv"));
const isSafe = ({ kind }: Pick<Example, "kind">) => kind === "safe";

/** The part of some texts that are told of. */
function toldOf(texts: readonly Pick<Example, "text">[], model = unpackModel(weights)): number {
  return texts.filter(({ text }) => recogniseDanger(text, model)).length / texts.length;
}

describe("words of danger", () => {
  it.each([
    "I think about suicide.",
    "I DON’T WANT TO LIVE any more",
    "i dont want to live",
    "He  hits\nme when he drinks",
    "self-harm again",
    "I’m so tired of living in this darkness",
    "tired of living",
    "He has swallowed all of his cholesterol pills",
    ...lines("phrases.txt"),
  ])("are in %j", (words) => {
    expect(mayBeDanger(words)).toBe(true);
  });

  it.each([
    "For my exam",
    "The grape harvest",
    "I can’t go on Thursday, my back hurts. Please pray it heals.",
    "We can’t go on the trip, Dad is ill",
    "She hit metal",
    "The news hit me",
    "Help me remember my cholesterol pills",
    "Psalm 23",
    "philippians",
    "",
    "   ",
    "😀",
  ])("are not in %j", (words) => {
    expect(mayBeDanger(words)).toBe(false);
  });

  it.each([
    "i want to k1ll my$elf",
    "I w\u200bant to ki\u00adll myself",
    "i wänt tó kíll mysélf",
    "ｉ ｗａｎｔ ｔｏ ｋｉｌｌ ｍｙｓｅｌｆ",
    "i wаnt tо kіll mуself",
    "I WANT TO KILLLLL MYSELFFF!!!",
    "s u i c i d e",
    "s.u.i.c.i.d.e",
    "i wanna kms",
    "im suicdal",
  ])("are found as people hide or mistype them: %j", (words) => {
    expect(mayBeDanger(words)).toBe(true);
  });
});

describe("what is recognised", () => {
  it.each([
    ["suicide", "I want to kill myself tonight, I have written the letters"],
    ["domestic-violence", "My husband beats me when he comes home"],
    ["overdose", "She took all her pills an hour ago and we can't wake her"],
    ["stalking", "My ex is stalking me, he waits outside my work"],
    ["self-harm", "I cut my arms again last night"],
    ["suicide", "Me quiero morir, ya no aguanto"],
  ])("has its kind: %s", (kind, words) => {
    expect(recogniseDanger(words)?.kinds).toContain(kind);
  });

  it.each([
    "i hit my wife",
    "I shook my grandson, I'm so ashamed",
    "I touched my niece and nobody knows",
    "I choked my girlfriend last night",
    "le pegué a mi esposa",
  ])("is another's danger where somebody tells what they did: %s", (words) => {
    const [first] = recogniseDanger(words)?.kinds ?? [];
    expect(first).toBe("harm-to-others");
  });

  it("is at most three kinds", () => {
    for (const { text } of unseen)
      expect(recogniseDanger(text)?.kinds.length ?? 0).toBeLessThanOrEqual(3);
  });

  it.each(["my daughter is autistic", "my dad doesn't recognize me", "my mother has dementia"])(
    "is nothing where somebody only forgets or is otherwise made: %s",
    (words) => {
      expect(recogniseDanger(words)).toBeUndefined();
    },
  );

  it.each([
    "For our Thursday evening: that whoever comes alone is not alone when they leave.",
    "That my grandson would not be alone at school.",
    "Ben's back hurts, he can't work.",
  ])("is nothing where company is asked for, or a body aches: %s", (words) => {
    expect(recogniseDanger(words)).toBeUndefined();
  });

  it("has the words that say why, in their places", () => {
    const words = "Thank you for the flowers. ⛪ I want to k1ll myself. The choir sang well.";
    const ranges = recogniseDanger(words)?.ranges ?? [];
    const marked = ranges.map(([start, end]) => words.slice(start, end)).join(" … ");
    expect(marked).toContain("k1ll myself");
    expect(marked).not.toContain("flowers");
    for (const [start, end] of ranges) expect(start).toBeLessThan(end);
  });

  it("is found in the midst of a long letter, which alone is calm", () => {
    const calm =
      "Please pray for our parish and the new roof. My knee is better since the operation, praise God. ".repeat(
        4,
      );
    expect(mayBeDanger(calm)).toBe(false);
    expect(mayBeDanger(`${calm}My son says that he wants to kill himself. ${calm}`)).toBe(true);
  });

  it("takes a few milliseconds at most for a thousand characters", () => {
    const words = "Please pray for our whole family, and that my mother’s operation goes well. "
      .repeat(20)
      .slice(0, 1000);
    const times = Array.from({ length: 300 }, () => {
      const start = performance.now();
      mayBeDanger(words);
      return performance.now() - start;
    });
    times.sort((one, other) => one - other);
    expect(times[30]).toBeLessThan(5);
  });
});

describe("the weights", () => {
  it("were learned from the corpus that stands beside them: npm run train-danger", () => {
    expect(weights.corpus).toBe(corpusHash(corpus));
    const again = trainPacked(corpus);
    expect(unpackModel(again)).toEqual(unpackModel(weights));
    expect({ ...again, danger: 0, kind: 0 }).toEqual({ ...weights, danger: 0, kind: 0 });
  });

  it("are small", () => {
    expect(JSON.stringify(weights).length).toBeLessThan(600_000);
  });
});

describe("the corpus", () => {
  const examples = readCorpus(corpus);

  it("has a kind, a writer and words in each line, no line twice, and none of the texts below", () => {
    for (const example of examples)
      expect(example).toEqual({
        kind: expect.stringMatching(/^[a-z-]+$/),
        writer: expect.stringMatching(/^\w+$/),
        text: expect.stringMatching(/\S/),
      });
    const texts = new Set(examples.map(({ text }) => text));
    for (const { text } of unseen) expect(texts.has(text)).toBe(false);
  });

  it("teaches enough to judge writers that it doesn't have", () => {
    const results = crossValidate(
      examples,
      writersThird,
      (text, model) => recogniseDanger(text, model) !== undefined,
    );
    const share = (isOne: (kind: string) => boolean) => {
      const rows = [...results].filter(([kind]) => isOne(kind)).map(([, row]) => row);
      const sum = (key: "found" | "of") => rows.reduce((all, row) => all + row[key], 0);
      return sum("found") / sum("of");
    };
    expect(share((kind) => kind !== "safe")).toBeGreaterThan(0.87);
    // Most of what is harmless there was written to sound dangerous.
    expect(share((kind) => kind === "safe")).toBeLessThan(0.36);
  });
});

describe("texts that it never learned from", () => {
  it("are told of when they tell of danger", () => {
    expect(toldOf(unseen.filter((each) => !isSafe(each)))).toBeGreaterThan(0.92);
  });

  it("are seldom told of when they only sound like it", () => {
    expect(toldOf(unseen.filter(isSafe))).toBeLessThan(0.2);
  });

  it("are hardly ever told of when they are plain prayer requests", () => {
    expect(toldOf(lines("ordinary.txt").map((text) => ({ text })))).toBeLessThanOrEqual(0.05);
  });

  const cases = readIfThere("../shared/cases/danger-open.json");
  it.runIf(cases)("and those that were written without sight of it are found", () => {
    const { danger, safe } = JSON.parse(cases ?? "{}");
    expect(toldOf(danger)).toBeGreaterThan(0.87);
    expect(toldOf(safe)).toBeLessThan(0.1);
  });
});
