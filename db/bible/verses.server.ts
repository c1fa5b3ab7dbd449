import type { Sqlite } from "#db/engines/sqlite/files.server";

export type VersePlace = { book: number; chapter: number; verse: number };

/** The index's row id: book × 1,000,000 + chapter × 1,000 + verse. */
export const verseRow = ({ book, chapter, verse }: VersePlace): number =>
  book * 1_000_000 + chapter * 1_000 + verse;

export type VerseQuery = {
  terms: readonly Term[];
  every: boolean;
};

const mostWords = 6;

/** Ranking takes a microsecond a verse on the only thread; a commoner word distinguishes nothing. */
const mostRanked = 8_000;

const mostOfAny = 3_000;

type Statement = ReturnType<typeof prepareNumbers>;

const prepareNumbers = (index: Sqlite, sql: string) =>
  index.prepare<(string | number)[], number>(sql).pluck();

const prepared = new WeakMap<Sqlite, Map<string, Statement>>();

/** The first column of each row. Preparing takes as long as a rare word's search, and a page asks a dozen times. */
function numbers(index: Sqlite, sql: string, ...asked: (string | number)[]): number[] {
  const known = prepared.get(index) ?? new Map<string, Statement>();
  prepared.set(index, known);
  const statement = known.get(sql) ?? prepareNumbers(index, sql);
  known.set(sql, statement);
  return statement.all(...asked);
}

/** The nearest first; all of them unless there is a limit. */
export function searchVerses(index: Sqlite, query: VerseQuery, limit = -1): VersePlace[] {
  const match = matchOf(query);
  if (!match) return [];
  const sql = "SELECT rowid FROM verses WHERE verses MATCH ? ORDER BY bm25(verses), rowid LIMIT ?";
  return numbers(index, sql, match, limit).map(placeOf);
}

/** The rows that hold at least one of these phrases. */
export function rowsHolding(index: Sqlite, phrases: readonly string[]): Set<number> {
  const match = phrases.map((phrase) => `"${phrase}"`).join(" OR ");
  return new Set(numbers(index, "SELECT rowid FROM verses WHERE verses MATCH ?", match));
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
  const [count = 0] = numbers(index, "SELECT count(*) FROM verses WHERE verses MATCH ?", match);
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
