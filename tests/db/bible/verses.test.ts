import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { countVerses, rowsHolding, searchVerses, termsOf } from "#db/bible/verses.server";

const index = new Database(":memory:");
index.exec(
  "CREATE VIRTUAL TABLE verses USING fts5(words, content='', tokenize='porter unicode61')",
);
const insert = index.prepare("INSERT INTO verses (rowid, words) VALUES (?, ?)");
insert.run(18_023_001, "The LORD is my shepherd; I shall not want.");
insert.run(39_003_016, "For God so loved the world");

const asked = (words: string[], begun = false) => termsOf(index, words, begun);

describe("what the index is asked", () => {
  it.each([
    [["love", "world"], false, ['"love"', '"world"']],
    [["love", "wor"], true, ['"love"', '"wor"*']],
    [["lo"], true, ['"lo"']],
    [["a", "b", "c", "d", "e", "f", "g"], false, ['"a"', '"b"', '"c"', '"d"', '"e"', '"f"']],
    [['lo"ve', "NEAR(", "*", "x:y", "^z"], false, ['"love"', '"NEAR"', '"xy"', '"z"']],
    [["*", '"', "()"], false, []],
  ] as const)("%j is at most six quoted words", (words, begun, terms) => {
    expect(asked([...words], begun).map(({ term }) => term)).toEqual(terms);
  });

  it("answers with places, whatever the words' endings", () => {
    expect(searchVerses(index, { terms: asked(["loving"]), every: true }, 5)).toEqual([
      { book: 39, chapter: 3, verse: 16 },
    ]);
    expect(searchVerses(index, { terms: asked(["shep"], true), every: true }, 5)).toEqual([
      { book: 18, chapter: 23, verse: 1 },
    ]);
    expect(searchVerses(index, { terms: [], every: true }, 5)).toEqual([]);
  });

  it("counts verses, and tells which hold a phrase", () => {
    const all = { terms: asked(["shepherd", "world"]), every: false };
    expect([countVerses(index, all), countVerses(index, { terms: [], every: true })]).toEqual([
      2, 0,
    ]);
    expect(searchVerses(index, all)).toHaveLength(2);
    expect([...rowsHolding(index, ["so loved", "my shepherd is"])]).toEqual([39_003_016]);
  });
});

describe("words that stand nearly everywhere", () => {
  const large = new Database(":memory:");
  large.exec("CREATE VIRTUAL TABLE verses USING fts5(words, content='', tokenize='porter')");
  const add = large.prepare("INSERT INTO verses (rowid, words) VALUES (?, ?)");
  large.transaction(() => {
    for (let row = 1_001_001; row < 1_010_001; row++)
      add.run(row, `the ${row % 2 ? "king" : "lord"} ${row % 90 ? "" : "shepherd"}`);
  })();

  it("are asked for in no spelling that the index takes for them", () => {
    expect(termsOf(large, ["the", "thes", "kings"])).toEqual([{ term: '"kings"', count: 4_500 }]);
  });

  it("make room for the rarer ones where any will do", () => {
    const terms = termsOf(large, ["kings", "lords", "shepherd"]);
    expect(countVerses(large, { terms, every: false })).toBe(100);
  });
});
