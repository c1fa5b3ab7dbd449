import { fold } from "#content/fold";
import type { PageRange } from "./paging.server";

type Texts = { id: number } & Record<string, string | number | null>;

export type Pause = () => Promise<void>;

/** Rows read at once, and milliseconds after which other tasks have a turn. */
const slice = { rows: 50, time: 5 };

const highest = 2_147_483_647;

/** Folds letters as no engine does, so it reads all rows, slice by slice, newest first. */
export async function findRows(
  words: string,
  { limit, offset }: PageRange,
  read: (below: number, limit: number) => Promise<Texts[]>,
  pause: Pause,
): Promise<{ ids: number[]; count: number }> {
  const wanted = wordsOf(words);
  const ids: number[] = [];
  let since = performance.now();
  let rows: Texts[] = [];
  do {
    rows = await read(rows.at(-1)?.id ?? highest, slice.rows);
    for (const row of rows) {
      if (holdsAll(row, wanted)) ids.push(row.id);
      if (performance.now() - since < slice.time) continue;
      await pause();
      since = performance.now();
    }
  } while (rows.length === slice.rows);
  return { ids: ids.slice(offset, offset + limit), count: ids.length };
}

function holdsAll(row: Texts, words: readonly string[]): boolean {
  const text = fold(
    Object.values(row)
      .filter((value) => typeof value === "string")
      .join("\n"),
  );
  return words.every((word) => text.includes(word));
}

function wordsOf(typed: string): string[] {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words : [fold(typed)];
}
