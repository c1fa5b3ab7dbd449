import { fstatSync, fsyncSync, writeSync } from "node:fs";
import { isatty } from "node:tty";
import { reasonOf } from "~/runtime/error-reason.server";

export type Output = ReturnType<typeof makeOutput>;

export function makeOutput(
  { write }: Pick<ReturnType<typeof standardStreams>, "write">,
  { json, quiet }: { json: boolean; quiet: boolean },
) {
  const results = (values: readonly object[], words: string) => {
    if (json) write("out", values.map((value) => `${JSON.stringify(value)}\n`).join(""));
    else if (words) write("out", `${words}\n`);
  };
  const watched = isatty(2) && !quiet;
  return {
    json,
    /** A line of JSON for each value, or the words for a reader. */
    results,
    result: (value: object, words: string) => results([value], words),
    bytes: (part: Buffer) => write("out", part),
    say: (text: string): void => void (quiet || write("error", `${text}\n`)),
    progress(what: string, done: number, total: number): void {
      if (!watched) return;
      const part = total === 0 ? 100 : Math.floor((done / total) * 100);
      // The next message overwrites the line.
      write("error", `${what} ${part} %\r`);
    },
  };
}

type Ink = "good" | "doubtful" | "bad" | "faint";

/** On a terminal, unless NO_COLOR is set (no-color.org). */
export function paint(ink: Ink, text: string): string {
  const { NO_COLOR, TERM } = process.env;
  if (!isatty(1) || NO_COLOR || TERM === "dumb") return text;
  return `\u001b[${codes[ink]}m${text}\u001b[0m`;
}

const codes: Record<Ink, number> = { good: 32, doubtful: 33, bad: 31, faint: 2 };

export function columns(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

/** Without the tables that have none. */
export const countColumns = (rows: Record<string, number>): string =>
  columns(
    Object.entries(rows).flatMap(([table, count]) =>
      count > 0 ? [["", String(count), table]] : [],
    ),
  );

/** For words of others: no control characters that move the cursor or change the direction. */
export function plain(words: string, lines?: "keep lines"): string {
  const safe = words.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (mark) =>
    mark === "\n" || mark === "\t" ? mark : "\ufffd",
  );
  return lines ? safe : safe.replace(/\s+/g, " ").trim();
}

const descriptors = { out: 1, error: 2 };

/** Synchronous: on a nearly full disk node's own streams take half a line for all of it. */
export function standardStreams() {
  const closed = new Set<number>();
  let failed: unknown;
  const attempt = (descriptor: number, work: () => void) => {
    if (closed.has(descriptor)) return;
    try {
      work();
    } catch (error) {
      closed.add(descriptor);
      if (codeOf(error) !== "EPIPE") failed ??= error;
    }
  };
  return {
    /** A failed write is remembered, so that the work is finished. */
    write: (to: "out" | "error", text: string | Buffer) =>
      attempt(descriptors[to], () => writeAll(descriptors[to], asBytes(text))),
    /** Why the output is incomplete; undefined also when the reader has closed it. */
    trouble(): string | undefined {
      attempt(descriptors.out, () => sync(descriptors.out));
      return failed ? `The output could not be written: ${reasonOf(failed)}.` : undefined;
    },
  };
}

const asBytes = (text: string | Buffer) => (typeof text === "string" ? Buffer.from(text) : text);

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let rest = bytes; rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (codeOf(error) !== "EAGAIN") throw error;
      pause();
    }
  }
}

/** EAGAIN: a terminal or pipe made non-blocking by others takes more in a moment. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}

/** Some disks (of a network, with quotas) report a failed write only now. */
function sync(descriptor: number): void {
  if (fstatSync(descriptor).isFile()) fsyncSync(descriptor);
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** For a file's name: 20300131T120000123Z. */
export function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:.]/g, "");
}

export function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}

/** "no accounts", "1 account", "2 accounts". */
export const counted = (n: number, what: string) => `${n || "no"} ${n === 1 ? what : `${what}s`}`;

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
