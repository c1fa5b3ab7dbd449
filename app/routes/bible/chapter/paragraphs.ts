import type { VerseRange } from "#content/bible/reference";
import type { Breaks } from "./breaks.server";

export type Verse = { number: number; text: string; marked: boolean };

/**
 * A paragraph or a stanza, and what stands over it; where the last marked verse ends it, what can be
 * done with them stands behind it.
 */
export type Paragraph = { heading?: string; verses: Verse[]; endsMarked: boolean };

/** The verses of a chapter as the paragraphs that the translation has. */
export function paragraphsOf(
  texts: readonly string[],
  marked: readonly VerseRange[],
  breaks: Breaks,
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const last = marked.at(-1)?.[1];
  for (const [index, text] of texts.entries()) {
    const number = index + 1;
    if (number === 1 || number - 1 === last || number in breaks)
      paragraphs.push({ heading: breaks[number], verses: [], endsMarked: false });
    const isMarked = marked.some(([from, to]) => number >= from && number <= to);
    const paragraph = paragraphs.at(-1);
    paragraph?.verses.push({ number, text, marked: isMarked });
    if (paragraph && number === last) paragraph.endsMarked = true;
  }
  return paragraphs;
}
