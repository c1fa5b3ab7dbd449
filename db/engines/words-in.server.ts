import { type Column, or, type SQL, sql } from "drizzle-orm";

/**
 * Whether some words occur in one of several columns, whatever the case. Both engines fold the case of
 * ASCII letters alone, so others are looked for in each case.
 */
export function wordsIn(columns: readonly Column[], words: string): SQL | undefined {
  const [first = "", ...rest] = words.toLowerCase();
  const spellings = [words, words.toLowerCase(), words.toUpperCase()];
  const folded = [...spellings, first.toUpperCase() + rest.join("")].map((each) =>
    each.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
  // Mostly they are one: to look once for each takes as much longer.
  const patterns = [...new Set(folded)].map((each) => `%${each.replace(/[\\%_]/g, "\\$&")}%`);
  return or(
    ...patterns.flatMap((pattern) =>
      columns.map((column) => sql`lower(${column}) LIKE ${pattern} ESCAPE ${"\\"}`),
    ),
  );
}
