import { fold } from "#content/fold";
import type { PageRange } from "./database";

type Texts = Record<string, string | number | null>;

export type Pause = () => Promise<void>;

/** Rows read at once, which no pause divides, and milliseconds after which other tasks have a turn. */
const slice = { rows: 250, time: 5 };

const highest = 2_147_483_647;

/** Folds letters as no engine does, so it reads all rows, slice by slice, newest first. */
export async function findRows<Row extends { id: number }>(
  words: string,
  { limit, offset }: PageRange,
  { read, open }: { read(below: number, limit: number): Promise<Row[]>; open(row: Row): Texts },
  pause: Pause,
): Promise<{ ids: number[]; count: number }> {
  const wanted = wordsOf(words);
  const ids: number[] = [];
  let since = performance.now();
  // The next rows are on their way while these are opened.
  let next: Promise<Row[]> | undefined = read(highest, slice.rows);
  while (next) {
    const rows: Row[] = await next;
    const last = rows.at(-1);
    next = last && read(last.id, slice.rows);
    for (const row of rows) {
      if (performance.now() - since >= slice.time) {
        await pause();
        since = performance.now();
      }
      if (holdsAll(open(row), wanted)) ids.push(row.id);
    }
  }
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
