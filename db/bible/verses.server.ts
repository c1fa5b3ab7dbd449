import type { Sqlite } from "#db/engines/sqlite/files.server";

/** A verse of the index: book × 1,000,000 + chapter × 1,000 + verse, the books counted by alphabet. */
export type VersePlace = { book: number; chapter: number; verse: number };

/** A verse's row in the index. */
export const verseRow = ({ book, chapter, verse }: VersePlace): number =>
  book * 1_000_000 + chapter * 1_000 + verse;

/** What the index is asked for. */
export type VerseQuery = {
  terms: readonly Term[];
  every: boolean;
  /** Phrases of ours of which one stands there as well. */
  beside?: readonly string[];
  /** From one row to another: verses of these passages alone. */
  within?: readonly (readonly [from: number, to: number])[];
};

/** More words than this nobody's question needs, and each costs time. */
const mostWords = 6;

/**
 * Verses that are ranked at the most: each takes half a microsecond of the only thread. What stands in
 * more of them tells nothing apart, whatever a list of stop words says of its spelling.
 */
const mostRanked = 8_000;

/** The same where any of some words will do, which is asked up to three times. */
const mostOfAny = 5_000;

/** The verses that fit words best, best first. Nothing but letters and digits reaches the engine. */
export function searchVerses(index: Sqlite, query: VerseQuery, limit: number): VersePlace[] {
  const match = matchOf(query);
  if (!match) return [];
  const { beside, within } = query;
  const asked = beside
    ? `(${match}) AND (${beside.map((each) => `"${each}"`).join(" OR ")})`
    : match;
  const inside = within ? `AND (${within.map(() => "rowid BETWEEN ? AND ?").join(" OR ")})` : "";
  // By the function, not the column `rank`: that ranks verses which `within` leaves out.
  const rows = index
    .prepare(
      `SELECT rowid AS row FROM verses WHERE verses MATCH ? ${inside} ORDER BY bm25(verses), rowid LIMIT ?`,
    )
    .all(asked, ...(within ?? []).flat(), limit) as { row: number }[];
  return rows.map(({ row }) => ({
    book: Math.floor(row / 1_000_000),
    chapter: Math.floor(row / 1_000) % 1_000,
    verse: row % 1_000,
  }));
}

/** How many verses fit. */
export function countVerses(index: Sqlite, query: VerseQuery): number {
  return countOf(index, matchOf(query));
}

function countOf(index: Sqlite, match: string): number {
  if (!match) return 0;
  const sql = "SELECT count(*) AS count FROM verses WHERE verses MATCH ?";
  return (index.prepare(sql).get(match) as { count: number }).count;
}

/** A word as the index is asked for it, and in how many verses it stands. */
export type Term = { term: string; count: number };

/** The words that tell something, six at most and quoted, without an operator of the visitor's. */
export function termsOf(index: Sqlite, words: readonly string[], begun = false): Term[] {
  const plain = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, "")).filter(Boolean);
  const asked = plain.slice(0, mostWords);
  return asked
    .map(
      (word, at) => `"${word}"${begun && at === asked.length - 1 && word.length >= 3 ? "*" : ""}`,
    )
    .map((term) => ({ term, count: countOf(index, term) }))
    .filter(({ count }) => count <= mostRanked);
}

/** All of the terms, or any; of those as many as can be ranked, the rarest first. */
function matchOf({ terms, every }: VerseQuery): string {
  if (every) return terms.map(({ term }) => term).join(" AND ");
  const asked: string[] = [];
  let ranked = 0;
  for (const { term, count } of terms.toSorted((one, other) => one.count - other.count)) {
    ranked += count;
    if (ranked <= mostOfAny || asked.length === 0) asked.push(term);
  }
  return asked.join(" OR ");
}
