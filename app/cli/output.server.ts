import { isatty } from "node:tty";
import type { StandardStreams } from "./standard-streams.server";

/** Where a command puts what it has to say: results on standard output, all else beside it. */
export type Output = {
  json: boolean;
  /** A result: the value as a line of JSON, or the words for a reader. */
  result(value: object, words: string): void;
  /** Many results, a line of JSON each, or one text for a reader. */
  results(values: readonly object[], words: string): void;
  /** A part of a result that is no text. */
  bytes(part: Buffer): void;
  /** A message for the person at the terminal. */
  say(text: string): void;
  /** How far a long work is; shown where somebody watches. */
  progress(what: string, done: number, total: number): void;
};

/** @param quiet leaves out messages and progress. */
export function makeOutput(
  { write }: Pick<StandardStreams, "write">,
  { json, quiet }: { json: boolean; quiet: boolean },
): Output {
  const results = (values: readonly object[], words: string) => {
    if (json) write("out", values.map((value) => `${JSON.stringify(value)}\n`).join(""));
    else if (words) write("out", `${words}\n`);
  };
  const watched = isatty(2) && !quiet;
  return {
    json,
    results,
    result: (value, words) => results([value], words),
    bytes: (part) => write("out", part),
    say: (text) => void (quiet || write("error", `${text}\n`)),
    progress(what, done, total) {
      if (!watched) return;
      const part = total === 0 ? 100 : Math.floor((done / total) * 100);
      // What is said next takes its place.
      write("error", `${what} ${part} %\r`);
    },
  };
}

type Ink = "good" | "doubtful" | "bad" | "faint";

/** Colours a word where a terminal shows it and nobody asked for none (no-color.org). */
export function paint(ink: Ink, text: string): string {
  const { NO_COLOR, TERM } = process.env;
  if (!isatty(1) || NO_COLOR || TERM === "dumb") return text;
  return `\u001b[${codes[ink]}m${text}\u001b[0m`;
}

const codes: Record<Ink, number> = { good: 32, doubtful: 33, bad: 31, faint: 2 };

/** Rows as columns for a reader, each as wide as its widest word; nothing stands behind the last. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

/**
 * Somebody else's words for a terminal: nothing in them moves the cursor or turns the line round.
 * On one line unless its lines are kept.
 */
export function plain(words: string, lines?: "keep lines"): string {
  const safe = words.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (mark) =>
    mark === "\n" || mark === "\t" ? mark : "\ufffd",
  );
  return lines ? safe : safe.replace(/\s+/g, " ").trim();
}
