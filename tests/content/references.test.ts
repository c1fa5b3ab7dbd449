import { describe, expect, test } from "vitest";
import { chapterOf, parseReference, referencesIn } from "./references";

describe("a reference", () => {
  test.each([
    ["Philippians 4:6-7", "Philippians", 4, [[6, 7]]],
    ["Psalm 23:1–4", "Psalms", 23, [[1, 4]]],
    ["Song of Solomon 2:1", "Song of Solomon", 2, [[1, 1]]],
    ["1 John 4:18", "1 John", 4, [[18, 18]]],
    ["2 Samuel 11", "2 Samuel", 11, []],
    [
      "Mark 5:27-29, 34",
      "Mark",
      5,
      [
        [27, 29],
        [34, 34],
      ],
    ],
  ])("%s is understood", (text, book, chapter, verses) => {
    expect(parseReference(text)).toEqual({ book, chapter, verses });
  });

  test.each([
    "Tobit 1:1",
    "4 John 1:1",
    "mark 5:1",
    "Mark",
    "Mark 17:1",
    "Mark 0:1",
    "Jude 2",
    "Mark 5:",
    "Mark 5:29-27",
    "Mark 5:34, 27",
    "Mark 5:27-29,34",
    "Mark 5:0",
    "Mark 5:777",
    "Mark 5:27a",
    "Mark 5:27-6:2",
    " Mark 5:27",
  ])("%s is refused", (text) => {
    expect(() => parseReference(text)).toThrow();
  });

  test("is found in a sentence", () => {
    const text =
      "See Psalm 4, 1 John 4:18, and (2 Kings 1:2-3, 5). Landmark 5 and Mark Twain are none.";
    expect(referencesIn(text)).toEqual(["Psalm 4", "1 John 4:18", "2 Kings 1:2-3, 5"]);
    expect(chapterOf("Psalm 4:2")).toBe("Psalms 4");
  });
});
