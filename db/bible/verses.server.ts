import type { Sqlite } from "../engines/sqlite/open.server";

/** A verse of the index: book × 1,000,000 + chapter × 1,000 + verse, the books counted by alphabet. */
export type VersePlace = { book: number; chapter: number; verse: number };

/** Words as the index is asked for them; the last one may be only begun. */
export type VerseQuery = { words: readonly string[]; begun?: boolean; every: boolean };

/** More words than this nobody's question needs, and each costs time. */
const mostWords = 6;

/** The verses that fit words best, best first. Nothing but letters and digits reaches the engine. */
export function searchVerses(index: Sqlite, query: VerseQuery, limit: number): VersePlace[] {
  const match = matchOf(query);
  if (!match) return [];
  const rows = index
    .prepare("SELECT rowid AS row FROM verses WHERE verses MATCH ? ORDER BY rank LIMIT ?")
    .all(match, limit) as { row: number }[];
  return rows.map(({ row }) => ({
    book: Math.floor(row / 1_000_000),
    chapter: Math.floor(row / 1_000) % 1_000,
    verse: row % 1_000,
  }));
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
