import { readReference, type VerseRange } from "#content/bible/reference";
import { getChapter } from "./bible.server";

/** Verses as one text: they follow each other with a space, but for one that runs on from a dash. */
export function joinVerses(verses: readonly string[], ranges: readonly VerseRange[]): string {
  const wanted = ranges.flatMap(([from, to]) => verses.slice(from - 1, to));
  return wanted.filter(Boolean).join(" ").replaceAll("— ", "—");
}

/** Verses without a mark for the musicians, which is not said. */
export const withoutSelah = (text: string): string => text.replaceAll(" Selah", "");

/** A quotation of ours, each verse on a line of its own, but for one that runs on from a dash. */
export function verseLines(quoted: string, reference: string): string {
  const found = readReference(reference);
  const chapter = found?.chapter ? getChapter(found.book, found.chapter) : undefined;
  const verses =
    chapter && found?.verses.flatMap(([from, to]) => chapter.verses.slice(from - 1, to));
  const lines = withoutSelah(verses?.join("\n") ?? "").replaceAll("—\n", "—");
  const at = lines.replaceAll("\n", " ").indexOf(quoted);
  return at < 0 ? quoted : lines.slice(at, at + quoted.length);
}

/** The words of a reference of ours. @returns "" where there are none. */
export function passageText(reference: string): string {
  const found = readReference(reference);
  const chapter = found?.chapter ? getChapter(found.book, found.chapter) : undefined;
  if (!found || !chapter) return "";
  const { verses } = chapter;
  return joinVerses(verses, found.verses.length > 0 ? found.verses : [[1, verses.length]]);
}
