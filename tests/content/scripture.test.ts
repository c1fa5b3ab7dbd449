import { describe, expect, test } from "vitest";
import { hashes, wholeBible } from "./quotation-check";
import {
  attributionsIn,
  type Bible,
  contains,
  hashesOf,
  normalise,
  passage,
  phrasesIn,
} from "./scripture";

/** Invented words in the shape of the Bible's file. */
const bible: Bible = {
  books: [
    { name: "Jude", chapters: [["“Sing—", "all of you. Selah", "", "Be glad,” he said."]] },
    { name: "Psalms", chapters: [["It’s first."], ["Second."]] },
  ],
};

describe("a passage", () => {
  test("is joined from its verses, and none may be missing", () => {
    expect(passage(bible, "Jude 1:1-2, 4")).toBe("“Sing—all of you. Selah Be glad,” he said.");
    expect(passage(bible, "Psalm 2")).toBe("Second.");
    expect(() => passage(bible, "Jude 1:3")).toThrow("no text");
    expect(() => passage(bible, "Jude 1:4-5")).toThrow("no text");
  });

  test("keeps its words, their case and their punctuation when it is compared", () => {
    expect(normalise(passage(bible, "Jude 1:1-2, 4"))).toBe("Sing—all of you. Be glad, he said.");
    for (const witness of [wholeBible(bible), hashes(hashesOf(bible, ["Jude 1:1-2"]))]) {
      const fault = (verses: string) => witness.fault({ reference: "Jude 1:1-2", verses });
      expect(fault("Sing—all of you.")).toBe("");
      expect(fault("“Sing—all  of you.”")).toBe("");
      for (const wrong of [
        "Sing—all of us.",
        "sing—all of you.",
        "Sing, all of you.",
        "Sing—all",
      ]) {
        expect(fault(wrong), wrong).toContain("Jude 1:1-2");
        expect(fault(wrong), wrong).toContain(wrong);
      }
    }
  });

  test("that fails is shown beside the Bible's words", () => {
    const fault = wholeBible(bible).fault({ reference: "Psalm 1:1", verses: "It was first." });
    expect(fault).toBe("Psalm 1:1\n  ours:  It was first.\n  Bible: Its first.");
  });
});

describe("a phrase", () => {
  test("is found whole, whatever its first letter and its end", () => {
    expect(phrasesIn("He says “be glad,” and “All of you.”")).toEqual(["be glad,", "All of you."]);
    expect(contains("Be glad, he said.", "be glad.")).toBe(true);
    expect(contains("Be gladder.", "be glad")).toBe(false);
    expect(contains("Be glad, he said.", "be glad he")).toBe(false);
  });

  test("is known together with its place", () => {
    const text = "“It’s first” (Psalm 1:1), and “Second” (Psalm 1:1), says “it” (perhaps).";
    expect(attributionsIn(text).map(({ phrase }) => phrase)).toEqual(["It’s first", "Second"]);
    for (const witness of [wholeBible(bible), hashes(hashesOf(bible, [text]))]) {
      expect(witness.holds("Psalm 1:1", "It’s first")).toBe(true);
      expect(witness.holds("Psalms 1", "first.")).toBe(witness.name === "the Bible itself");
      expect(witness.holds("Psalm 1:1", "Second")).toBe(false);
      expect(witness.knows("Psalm 1:1")).toBe(true);
    }
  });
});
