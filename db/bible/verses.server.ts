import type { Sqlite } from "../engines/sqlite/open.server";

/** A verse of the index: book × 1,000,000 + chapter × 1,000 + verse, the books counted by alphabet. */
export type VersePlace = { book: number; chapter: number; verse: number };

/** A verse's row in the index. */
export const verseRow = ({ book, chapter, verse }: VersePlace): number =>
  book * 1_000_000 + chapter * 1_000 + verse;

/** Words as the index is asked for them; the last one may be only begun. */
export type VerseQuery = {
  words: readonly string[];
  begun?: boolean;
  every: boolean;
  /** Phrases of ours of which one stands there as well. */
  beside?: readonly string[];
  /** From one row to another: verses of these passages alone. */
  within?: readonly (readonly [from: number, to: number])[];
};

/** More words than this nobody's question needs, and each costs time. */
const mostWords = 6;

/** The verses that fit words best, best first. Nothing but letters and digits reaches the engine. */
export function searchVerses(index: Sqlite, query: VerseQuery, limit: number): VersePlace[] {
  const match = matchOf(query);
  if (!match) return [];
  const { beside, within } = query;
  const asked = beside
    ? `(${match}) AND (${beside.map((each) => `"${each}"`).join(" OR ")})`
    : match;
  const inside = within ? `AND (${within.map(() => "rowid BETWEEN ? AND ?").join(" OR ")})` : "";
  const rows = index
    .prepare(`SELECT rowid AS row FROM verses WHERE verses MATCH ? ${inside} ORDER BY rank LIMIT ?`)
    .all(asked, ...(within ?? []).flat(), limit) as { row: number }[];
  return rows.map(({ row }) => ({
    book: Math.floor(row / 1_000_000),
    chapter: Math.floor(row / 1_000) % 1_000,
    verse: row % 1_000,
  }));
}

/** How many verses fit. */
export function countVerses(index: Sqlite, query: VerseQuery): number {
  const match = matchOf(query);
  if (!match) return 0;
  const sql = "SELECT count(*) AS count FROM verses WHERE verses MATCH ?";
  return (index.prepare(sql).get(match) as { count: number }).count;
}

/** At most six quoted words, without an operator of the visitor's. */
export function matchOf({ words, begun, every }: VerseQuery): string {
  const plain = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, "")).filter(Boolean);
  const asked = plain.slice(0, mostWords);
  const terms = asked.map((word, index) => {
    const mayBeBegun = begun && index === asked.length - 1 && word.length >= 3;
    return `"${word}"${mayBeBegun ? "*" : ""}`;
  });
  return terms.join(every ? " AND " : " OR ");
}
