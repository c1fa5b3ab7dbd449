import type { Book } from "#content/bible/books";
import type { VerseRange } from "#content/bible/reference";
import { type BlockKind, getLayout, type Heading } from "~/runtime/bible.server";

/** Words of one verse within one block; `begins` where the verse does. Notes by letter, behind `at` characters. */
type Piece = {
  number: number;
  text: string;
  begins: boolean;
  marked: boolean;
  notes: { at: number; letter: string }[];
};

/** A paragraph or a line of poetry; what can be done with the marked verses stands behind it where they end. */
type Block = { kind: BlockKind; stanza: boolean; pieces: Piece[]; endsMarked: boolean };

/** What stands under one heading of the translators, with the passages they set beside it. */
type Section = { headings: Heading[]; parallels: string[]; blocks: Block[] };

type Note = { letter: string; number: number; text: string };

/**
 * A chapter as its translators set it.
 * @param texts its verses, "" where the translation leaves one out
 * @param marked the verses that an address marks
 */
export function setChapter(
  { book, chapter }: { book: Book; chapter: number },
  texts: readonly string[],
  marked: readonly VerseRange[],
): { sections: Section[]; notes: Note[] } {
  const layout = getLayout(book, chapter);
  const notes = layout.notes.map((note, index) => ({ ...note, letter: letterOf(index) }));
  const sections: Section[] = [{ headings: [], parallels: [], blocks: [] }];
  const last = marked.at(-1)?.[1] ?? 0;
  let [kind, stanza]: [BlockKind, boolean] = ["p", false];

  const begin = () => {
    sections.at(-1)?.blocks.push({ kind, stanza, pieces: [], endsMarked: false });
    stanza = false;
  };

  /** What begins at a place of a verse: a section, a block or both; or nothing. */
  const beginAt = (number: number, at: number) => {
    const isHere = (each: { number: number; at: number }) =>
      each.number === number && each.at === at;
    const headings = layout.headings.filter(isHere);
    if (headings.length > 0) {
      const parallels = layout.parallels.filter(isHere).flatMap(({ text }) => text.split("; "));
      sections.push({ headings, parallels, blocks: [] });
    }
    const blocks = layout.blocks.filter(isHere);
    for (const block of blocks) {
      if (block.kind === "b") stanza = true;
      else [kind] = [block.kind];
    }
    const isMarkedBefore = at === 0 && number - 1 === last && last > 0;
    if (headings.length > 0 || isMarkedBefore || blocks.some((block) => block.kind !== "b"))
      begin();
  };

  for (const [index, text] of texts.entries()) {
    const number = index + 1;
    const places = [...layout.blocks, ...layout.headings].filter((each) => each.number === number);
    const starts = [...new Set([0, ...places.map(({ at }) => at)])].sort(
      (one, other) => one - other,
    );
    const isMarked = marked.some(([from, to]) => number >= from && number <= to);
    for (const [part, start] of starts.entries()) {
      beginAt(number, start);
      if (!sections.at(-1)?.blocks.length) begin();
      const end = starts[part + 1] ?? text.length;
      const within = notes.filter(
        (note) =>
          note.number === number && note.at > start - (start === 0 ? 1 : 0) && note.at <= end,
      );
      sections
        .at(-1)
        ?.blocks.at(-1)
        ?.pieces.push({
          number,
          text: text.slice(start, end).trimEnd(),
          begins: start === 0,
          marked: isMarked,
          notes: within.map(({ at, letter }) => ({ at: at - start, letter })),
        });
    }
    const block = sections.at(-1)?.blocks.at(-1);
    if (block && number === last) block.endsMarked = true;
  }
  return {
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    notes: notes.map(({ letter, number, text }) => ({ letter, number, text })),
  };
}

/** a to z, then aa, ab … */
function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
