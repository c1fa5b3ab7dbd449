import { describe, expect, test } from "vitest";
import { plans } from "#content/plans/plans";
import { ownTexts, sentencesOf, type Text, wordsOf } from "./texts";

/** Sentences of eight words or more that stand in two places; quoted phrases count for nothing. */
function repeated(texts: readonly Text[]): string[] {
  const places = new Map<string, string>();
  return texts.flatMap(({ name, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const words = wordsOf(sentence.replace(/“[^“”]*”/g, " "));
      const key = words.join(" ");
      const before = places.get(key);
      if (words.length >= 8) places.set(key, name);
      return before === undefined ? [] : [`${before} and ${name}: ${key}`];
    }),
  );
}

describe("our own sentences of eight words or more", () => {
  test("stand in one place only", () => {
    expect(repeated(ownTexts)).toEqual([]);
  });

  test("are found where they stand in two", () => {
    const one = {
      name: "one",
      text: "Be still. The day is over, Father, and much is not finished.",
    };
    const two = {
      name: "two",
      text: "“Hear!” the day is over, Father; and much is not finished!\n\nBe still.",
    };
    expect(repeated([one, two])).toEqual([
      "one and two: the day is over father and much is not finished",
    ]);
    expect(repeated([{ name: "same", text: `${one.text} ${one.text}` }])).toHaveLength(1);
  });
});

test.each(plans)("no two prayers of plan $id begin with the same three words", ({ days }) => {
  const openings = days.map(({ prayer }) => wordsOf(prayer).slice(0, 3).join(" "));
  expect([...new Set(openings)]).toEqual(openings);
});
