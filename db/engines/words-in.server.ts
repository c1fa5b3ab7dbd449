import { type Column, or, type SQL, sql } from "drizzle-orm";

/**
 * Whether some words occur in one of several columns, whatever the case. Both engines fold the case of
 * ASCII letters alone, so others are looked for in each case.
 */
export function wordsIn(columns: readonly Column[], words: string): SQL | undefined {
  const [first = "", ...rest] = words.toLowerCase();
  const spellings = new Set([
    words,
    words.toLowerCase(),
    words.toUpperCase(),
    first.toUpperCase() + rest.join(""),
  ]);
  const patterns = [...spellings].map((each) => {
    const folded = each.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
  });
  return or(
    ...patterns.flatMap((pattern) =>
      columns.map((column) => sql`lower(${column}) LIKE ${pattern} ESCAPE ${"\\"}`),
    ),
  );
}
