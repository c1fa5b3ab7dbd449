import { fold } from "#content/fold";
import { type Key, peekWith } from "#db/seal/seal.server";
import type { PageRange } from "./database";

export type Pause = () => Promise<void>;

/** Rows read at once, which no pause divides, and milliseconds after which other tasks have a turn. */
export const slice = { rows: 250, time: 5 };

const highest = 2_147_483_647;

/**
 * Folds letters as no engine does, so it reads all rows, slice by slice, newest first.
 * @param key what the rows' words are sealed with
 */
export async function findRows<Row extends { id: number }>(
  words: string,
  { limit, offset }: PageRange,
  { read, key }: { read(below: number, limit: number): Promise<Row[]>; key: Key | undefined },
  pause: Pause,
): Promise<{ ids: number[]; count: number }> {
  const [wanted, peek] = [wordsOf(words), peekWith(key)];
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
      const text = textOf(row, peek);
      if (wanted.every((word) => text.includes(word))) ids.push(row.id);
    }
  }
  return { ids: ids.slice(offset, offset + limit), count: ids.length };
}

function textOf(row: object, peek: (value: string) => string): string {
  const texts = Object.values(row).filter((value) => typeof value === "string");
  return fold(texts.map(peek).join("\n"));
}

function wordsOf(typed: string): string[] {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words : [fold(typed)];
}
