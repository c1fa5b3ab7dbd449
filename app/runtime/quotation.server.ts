import { readPassagesBy } from "#content/bible/passage.server";
import { type Reference, readReference, type VerseRange } from "#content/bible/reference";
import type { Scripture } from "#content/scripture";
import { type BlockKind, getBlocks, getChapter } from "./bible.server";
import { escapeMarkup } from "./markup";

/** A quotation in the translators' lines; words that are not theirs stay as they are. */
export function inLines<Quoted extends Scripture>(quoted: Quoted): Quoted {
  const place = readReference(quoted.reference);
  return { ...quoted, verses: (place && quote(place, quoted.verses)) ?? quoted.verses };
}

/** A whole passage in the translators' lines, its quotation marks in pairs; "" where there is none. */
export function quotePassage(place: Reference | undefined): string {
  return (place && quote(place)) ?? "";
}

readPassagesBy((reference) => quotePassage(readReference(reference)));

/** As one line: a bar parts lines of poetry, as in print. */
export function inOneLine(verses: string): string {
  const stanzas = verses.split("\n\n").map((stanza) => stanza.replaceAll(/\n */g, " / "));
  return stanzas.join(verses.replaceAll("\n\n", "").includes("\n") ? " / " : " ");
}

/** As HTML within one element. */
export const inMarkup = (verses: string): string =>
  escapeMarkup(verses).replaceAll("\n", "<br>").replaceAll("<br>  ", "<br>\u2003");

/** Pairs quotation marks: a speech may begin in an earlier verse. @param longest characters */
export function excerpt(text: string, longest = Number.POSITIVE_INFINITY): string {
  return withPairedMarks(
    text.length > longest
      ? `${text
          .slice(0, longest)
          .replace(/\s\S*$/, "")
          .trimEnd()} …`
      : text,
  );
}

/** Whole verses of a chapter in their lines, and the verses before them. */
type Setting = { text: string; before: string };

/** @param words of the place; without them all of it @returns undefined where it has no such words */
function quote(place: Reference, words?: string): string | undefined {
  const setting = setVerses(place);
  if (!setting?.text) return undefined;
  const found = words === undefined ? { ...setting, lines: setting.text } : align(setting, words);
  if (!found) return undefined;
  const { before, lines } = found;
  const whole = `${beginsSentence(before, lines) ? "" : "… "}${lines}${endsSentence(lines) ? "" : " …"}`;
  return words === undefined ? withPairedMarks(whole) : whole;
}

const endsSentence = (words: string) => /[.!?][”’)]*$/.test(words);

function beginsSentence(before: string, words: string): boolean {
  const preceding = before.replaceAll(/[\s“‘”’()]/g, "").at(-1);
  if (preceding === undefined) return true;
  if (/^[“‘(]*\p{Ll}/u.test(words)) return false;
  return ".!?:".includes(preceding) || /^[“‘]/.test(words) || /[“‘]$/.test(before.trimEnd());
}

const withoutSelah = (text: string) => text.replaceAll(/ ?Selah/g, "");

const isProse = (kind: BlockKind) => kind === "p" || kind === "pmo";

function setVerses({ book, chapter = 0, verses }: Reference): Setting | undefined {
  const texts = getChapter(book, chapter)?.verses;
  if (!texts) return undefined;
  const ranges: readonly VerseRange[] = verses.length > 0 ? verses : [[1, texts.length]];
  const [first, last] = [ranges[0]?.[0] ?? 1, ranges.at(-1)?.[1] ?? texts.length];
  const blocks = getBlocks(book, chapter);
  const setter = new Setter();
  for (const { kind } of blocks.filter(({ number }) => number < first)) setter.begin(kind);
  for (let number = first; number <= last; number += 1) {
    const text = texts[number - 1] ?? "";
    const own = blocks.filter((block) => block.number === number);
    const starts = [...new Set([0, ...own.map(({ at }) => at)])].sort((one, other) => one - other);
    const isQuoted = ranges.some(([from, to]) => number >= from && number <= to);
    for (const [part, start] of starts.entries()) {
      for (const { kind } of own.filter(({ at }) => at === start)) setter.begin(kind);
      if (isQuoted) setter.add(withoutSelah(text.slice(start, starts[part + 1])).trim());
      else if (text) setter.skip();
    }
  }
  // A verse may be left out: the last words before this are in one of three.
  const before = texts.slice(Math.max(0, first - 4), first - 1).join(" ");
  return { text: setter.text, before: withoutSelah(before) };
}

/** Writes verses one after another, each part behind the end that the translators set before it. */
class Setter {
  text = "";
  private kind: BlockKind = "p";
  private gap: "" | "\n" | "\n\n" = "";
  private skipped = false;

  begin(kind: BlockKind | "b"): void {
    const goesOn = kind !== "b" && !isProse(kind) && !isProse(this.kind);
    if (!goesOn) this.gap = "\n\n";
    else if (this.gap === "") this.gap = "\n";
    if (kind !== "b") this.kind = kind;
  }

  skip(): void {
    this.skipped = true;
  }

  add(words: string): void {
    if (words === "") return;
    if (this.text) this.text += this.end();
    this.text += words;
    this.gap = "";
    this.skipped = false;
  }

  private end(): string {
    const isIn = ["q2", "qr", "li2"].includes(this.kind);
    if (this.skipped) return `${this.gap ? "\n\n" : " "}… `;
    if (this.gap) return this.gap + (isIn ? "  " : "");
    // A verse runs on from a dash without a space.
    return this.text.endsWith("—") ? "" : " ";
  }
}

const mark = /[“‘”’]/;

/** What stands between words: ends of lines, and the sign of what is left out. */
const between = /[\s…]/;

/** Sets words of ours, which may have other quotation marks, in the lines of the verses that they are of. */
function align({ text, before }: Setting, words: string) {
  const isLetter = (letter: string) => !mark.test(letter) && !between.test(letter);
  const places = [...text].flatMap((letter, at) => (isLetter(letter) ? at : []));
  const own = [...words].filter((letter) => !/\s/.test(letter));
  const letters = own.filter(isLetter).join("");
  const first = places
    .map((at) => text[at])
    .join("")
    .indexOf(letters);
  if (first < 0 || letters === "") return undefined;
  const start = places[first] ?? 0;
  const theirs = text.slice(start, (places[first + letters.length - 1] ?? start) + 1);
  return { before: `${before} ${text.slice(0, start)}`, lines: merged(theirs, own) };
}

/** The letters and marks of ours with what stands between words of theirs; the letters are the same. */
function merged(theirs: string, own: readonly string[]): string {
  let lines = "";
  let gap = "";
  let at = 0;
  for (const letter of theirs) {
    if (between.test(letter)) {
      gap += letter;
      continue;
    }
    for (; own[at] !== letter && mark.test(own[at] ?? ""); at += 1) {
      const opens = closing[own[at] ?? ""] !== undefined;
      lines += opens ? gap + own[at] : own[at];
      if (opens) gap = "";
    }
    if (own[at] !== letter) continue;
    lines += gap + letter;
    gap = "";
    at += 1;
  }
  return lines + own.slice(at).join("");
}

const closing: Readonly<Record<string, string>> = { "“": "”", "‘": "’" };
const opening: Readonly<Record<string, string>> = { "”": "“", "’": "‘" };

const marks = /[“‘”’]/g;

function withPairedMarks(text: string): string {
  const open: string[] = [];
  let before = "";
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const pair = opening[mark];
    // Each paragraph of a speech opens with a mark again.
    if (!pair && open.at(-1) !== mark) open.push(mark);
    if (!pair || isApostrophe(text, index, open)) continue;
    if (open.includes(pair)) open.length = open.lastIndexOf(pair);
    else before = pair + before;
  }
  const after = open.reverse().map((mark) => closing[mark]);
  return before + text + after.join("");
}

/** As in "don’t", and in "Jesus’ feet" where no quotation is open that it may close. */
function isApostrophe(text: string, index: number, open: readonly string[]): boolean {
  if (!/^\p{L}’/u.test(text.slice(Math.max(index - 1, 0)))) return false;
  const rest = text.slice(index + 1);
  return /^\p{L}/u.test(rest) || !(open.includes("‘") || /^[?!]?”/.test(rest));
}
