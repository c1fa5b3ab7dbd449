import type { VerseRange } from "../../../../content/bible/reference";

export type Verse = { number: number; text: string; marked: boolean };

/** A paragraph; where the last marked verse ends it, what can be done with them stands behind it. */
export type Paragraph = { verses: Verse[]; endsMarked: boolean };

/** Letters after which a new paragraph may begin, where a sentence ends. */
const fill = 420;

/**
 * The verses of a chapter as paragraphs. The text has no marks of its own for them: each ends with a
 * sentence, once it is long enough to be read in one breath.
 * @param lines each verse is one.
 */
export function paragraphsOf(
  texts: readonly string[],
  marked: readonly VerseRange[],
  lines: boolean,
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const last = marked.at(-1)?.[1];
  let open: Verse[] = [];
  texts.forEach((text, index) => {
    const number = index + 1;
    const isMarked = marked.some(([from, to]) => number >= from && number <= to);
    open.push({ number, text, marked: isMarked });
    const endsMarked = number === last;
    const length = open.reduce((sum, verse) => sum + verse.text.length, 0);
    const full = length >= fill && /[.!?]["'”’)]*$/.test(text);
    if (!lines && !endsMarked && !full && number < texts.length) return;
    paragraphs.push({ verses: open, endsMarked });
    open = [];
  });
  return paragraphs;
}
