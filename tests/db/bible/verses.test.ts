import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { countVerses, matchOf, searchVerses, verseRow } from "../../../db/bible/verses.server";

const index = new Database(":memory:");
index.exec(
  "CREATE VIRTUAL TABLE verses USING fts5(words, content='', tokenize='porter unicode61')",
);
const insert = index.prepare("INSERT INTO verses (rowid, words) VALUES (?, ?)");
insert.run(18_023_001, "The LORD is my shepherd; I shall not want.");
insert.run(39_003_016, "For God so loved the world");

describe("what the index is asked", () => {
  it.each([
    [["love", "world"], true, false, '"love" AND "world"'],
    [["love", "wor"], true, true, '"love" AND "wor"*'],
    [["lo"], true, true, '"lo"'],
    [
      ["a", "b", "c", "d", "e", "f", "g", "h"],
      false,
      false,
      '"a" OR "b" OR "c" OR "d" OR "e" OR "f"',
    ],
    [['lo"ve', "NEAR(", "*", "x:y", "^z"], true, false, '"love" AND "NEAR" AND "xy" AND "z"'],
    [["*", '"', "()"], true, false, ""],
  ] as const)("%j is at most six quoted words", (words, every, begun, match) => {
    expect(matchOf({ words, every, begun })).toBe(match);
  });

  it("answers with places, whatever the words' endings", () => {
    expect(searchVerses(index, { words: ["loving"], every: true }, 5)).toEqual([
      { book: 39, chapter: 3, verse: 16 },
    ]);
    expect(searchVerses(index, { words: ["shep"], every: true, begun: true }, 5)).toEqual([
      { book: 18, chapter: 23, verse: 1 },
    ]);
    expect(searchVerses(index, { words: [], every: true }, 5)).toEqual([]);
  });

  it("looks within passages alone, and for words beside a phrase", () => {
    const shepherd = { book: 18, chapter: 23, verse: 1 };
    const all = { words: ["shepherd", "world"], every: false };
    expect([countVerses(index, all), countVerses(index, { words: [], every: true })]).toEqual([
      2, 0,
    ]);
    const within = [[verseRow({ ...shepherd, verse: 0 }), verseRow(shepherd)]] as const;
    expect(searchVerses(index, { ...all, within }, 5)).toEqual([shepherd]);
    expect(searchVerses(index, { ...all, beside: ["so loved"] }, 5)).toEqual([
      { book: 39, chapter: 3, verse: 16 },
    ]);
  });
});
