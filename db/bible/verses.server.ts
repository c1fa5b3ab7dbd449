import type { Sqlite } from "#db/engines/sqlite/files.server";

export type VersePlace = { book: number; chapter: number; verse: number };

/** The index's row id: book × 1,000,000 + chapter × 1,000 + verse. */
export const verseRow = ({ book, chapter, verse }: VersePlace): number =>
  book * 1_000_000 + chapter * 1_000 + verse;

export type VerseQuery = {
  terms: readonly Term[];
  every: boolean;
  /** Phrases of which at least one must also occur. */
  beside?: readonly string[];
  within?: readonly (readonly [from: number, to: number])[];
};

const mostWords = 6;

/** Ranking takes half a microsecond a verse on the only thread; a commoner word distinguishes nothing. */
const mostRanked = 8_000;

const mostOfAny = 5_000;

export function searchVerses(index: Sqlite, query: VerseQuery, limit: number): VersePlace[] {
  const match = matchOf(query);
  if (!match) return [];
  const { beside, within } = query;
  const asked = beside
    ? `(${match}) AND (${beside.map((each) => `"${each}"`).join(" OR ")})`
    : match;
  const inside = within ? `AND (${within.map(() => "rowid BETWEEN ? AND ?").join(" OR ")})` : "";
  const rows = index
    .prepare(
      `SELECT rowid AS row FROM verses WHERE verses MATCH ? ${inside} ORDER BY bm25(verses), rowid LIMIT ?`,
    )
    .all(asked, ...(within ?? []).flat(), limit) as { row: number }[];
  return rows.map(({ row }) => placeOf(row));
}

export const placeOf = (row: number): VersePlace => ({
  book: Math.floor(row / 1_000_000),
  chapter: Math.floor(row / 1_000) % 1_000,
  verse: row % 1_000,
});

/** A passage by the words that stand over it. */
type HeadedPassage = { words: string; first: VersePlace; last: VersePlace };

/** The passages whose headings have all of the words. */
export function searchHeadings(
  index: Sqlite,
  words: readonly string[],
  limit: number,
): HeadedPassage[] {
  const match = words.map((word) => `"${plainWord(word)}"`);
  const sql =
    "SELECT words, first, last FROM headings WHERE headings MATCH ? ORDER BY bm25(headings), rowid LIMIT ?";
  const rows = index.prepare(sql).all(match.join(" AND "), limit);
  return (rows as { words: string; first: number; last: number }[]).map((row) => ({
    words: row.words,
    first: placeOf(row.first),
    last: placeOf(row.last),
  }));
}

export function countVerses(index: Sqlite, query: VerseQuery): number {
  return countOf(index, matchOf(query));
}

/** Of the commonest words, which every search asks for anew: in the index they are some hundreds. */
const commonCounts = new Map<string, number>();

function countOf(index: Sqlite, match: string): number {
  if (!match) return 0;
  const known = commonCounts.get(match);
  if (known !== undefined) return known;
  const sql = "SELECT count(*) AS count FROM verses WHERE verses MATCH ?";
  const { count } = index.prepare(sql).get(match) as { count: number };
  if (count > mostOfAny / 10 && commonCounts.size < 1_000) commonCounts.set(match, count);
  return count;
}

export type Term = { term: string; count: number };

const plainWord = (word: string) => word.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** What the index (bin/bible/verse-index.mjs) keeps apart from "even" and "will". */
const apart = /^(evening|willing)s?$/i;

/** Quoted, so without operators of the visitor's. */
export function termsOf(
  index: Sqlite,
  words: readonly string[],
  begun = false,
  most = mostWords,
): Term[] {
  const plain = words.map((word) => plainWord(word).replace(apart, "$1x")).filter(Boolean);
  const asked = plain.slice(0, most);
  return asked
    .map(
      (word, at) => `"${word}"${begun && at === asked.length - 1 && word.length >= 3 ? "*" : ""}`,
    )
    .map((term) => ({ term, count: countOf(index, term) }))
    .filter(({ count }) => count <= mostRanked);
}

/** Of alternative terms as many as can be ranked, the rarest first. */
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

const vocabularies = new WeakMap<Sqlite, Map<string, Term[]>>();

/** All words of the index, without their endings, by their first letter; read once. */
export function allTerms(index: Sqlite): Map<string, Term[]> {
  const known = vocabularies.get(index);
  if (known) return known;
  index.exec("CREATE VIRTUAL TABLE IF NOT EXISTS temp.terms USING fts5vocab(main, verses, row)");
  const rows = index.prepare("SELECT term, doc AS count FROM temp.terms").all() as Term[];
  const byLetter = new Map<string, Term[]>();
  for (const row of rows) {
    const letter = row.term[0] ?? "";
    const list = byLetter.get(letter);
    if (list) list.push(row);
    else byLetter.set(letter, [row]);
  }
  vocabularies.set(index, byLetter);
  return byLetter;
}
