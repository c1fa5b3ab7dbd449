import { readReference, type VerseRange } from "../../../content/bible/reference";
import { getChapter } from "./bible.server";

/** Verses as one text: they follow each other with a space, but for one that runs on from a dash. */
export function joinVerses(verses: readonly string[], ranges: readonly VerseRange[]): string {
  const wanted = ranges.flatMap(([from, to]) => verses.slice(from - 1, to));
  return wanted.filter(Boolean).join(" ").replaceAll("— ", "—");
}

/** The words of a reference of ours. @returns "" where there are none. */
export function passageText(reference: string): string {
  const found = readReference(reference);
  const chapter = found?.chapter ? getChapter(found.book, found.chapter) : undefined;
  if (!found || !chapter) return "";
  const { verses } = chapter;
  return joinVerses(verses, found.verses.length > 0 ? found.verses : [[1, verses.length]]);
}
