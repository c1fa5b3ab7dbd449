import type { Book } from "#content/bible/books";
import type { VerseRange } from "#content/bible/reference";
import {
  type BlockKind,
  getLayout,
  type Heading,
  type Layout,
  type Place,
} from "~/runtime/bible.server";

/**
 * Words of one verse within one block; `begins` where the verse does. Notes by letter, behind `at` characters;
 * words of Jesus from and to.
 */
type Piece = {
  number: number;
  text: string;
  begins: boolean;
  marked: boolean;
  notes: { at: number; letter: string }[];
  ofJesus: [number, number][];
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
  const last = marked.at(-1)?.[1] ?? 0;
  const setter = new Setter(layout);
  for (const [index, text] of texts.entries()) {
    const number = index + 1;
    const own = notes.filter((note) => note.number === number);
    const isMarked = marked.some(([from, to]) => number >= from && number <= to);
    const starts = setter.startsIn(number);
    for (const [part, start] of starts.entries()) {
      setter.beginAt({ number, at: start }, start === 0 && number === last + 1 && last > 0);
      const end = starts[part + 1] ?? text.length;
      // A note stands behind a word: at the end of a part it belongs to that, not to the next.
      const within = own.filter(({ at }) => (at > start || start === 0) && at <= end);
      setter.block.pieces.push({
        number,
        text: text.slice(start, end).trimEnd(),
        begins: start === 0,
        marked: isMarked,
        notes: within.map(({ at, letter }) => ({ at: at - start, letter })),
        ofJesus: spokenIn(layout.ofJesus, number, [start, end]),
      });
    }
    if (number === last) setter.block.endsMarked = true;
  }
  return {
    sections: setter.sections.filter(({ blocks }) => blocks.length > 0),
    notes: notes.map(({ letter, number, text }) => ({ letter, number, text })),
  };
}

/** What Jesus says of a part of a verse, counted from its begin. */
function spokenIn(spans: Layout["ofJesus"], number: number, [start, end]: [number, number]) {
  return spans
    .filter((span) => span.number <= number && number <= span.last)
    .map((span): [number, number] => [
      Math.max((span.number === number ? span.at : 0) - start, 0),
      Math.min(span.last === number ? span.end : end, end) - start,
    ])
    .filter(([from, to]) => from < to);
}

/** Goes through a chapter from its begin and makes what begins in it. */
class Setter {
  readonly sections: Section[] = [];
  block: Block = { kind: "p", stanza: false, pieces: [], endsMarked: false };
  private stanza = false;

  constructor(private readonly layout: Layout) {}

  /** Where parts of a verse begin, itself first. */
  startsIn(number: number): number[] {
    const { blocks, headings } = this.layout;
    const places = [...blocks, ...headings].filter((each) => each.number === number);
    return [...new Set([0, ...places.map(({ at }) => at)])].sort((one, other) => one - other);
  }

  /** Makes the section and the block that begin at a place, if any do. @param apart a block does in any case */
  beginAt(place: Place, apart: boolean): void {
    const isHere = (each: Place) => each.number === place.number && each.at === place.at;
    const headings = this.layout.headings.filter(isHere);
    if (headings.length > 0 || this.sections.length === 0) {
      const parallels = this.layout.parallels
        .filter(isHere)
        .flatMap(({ text }) => text.split("; "));
      this.sections.push({ headings, parallels, blocks: [] });
    }
    const blocks = this.layout.blocks.filter(isHere);
    if (blocks.some(({ kind }) => kind === "b")) this.stanza = true;
    const kind = blocks.map((block) => block.kind).findLast((each) => each !== "b");
    const section = this.sections.at(-1);
    if (section && (kind || apart || section.blocks.length === 0)) {
      this.block = {
        kind: kind ?? this.block.kind,
        stanza: this.stanza,
        pieces: [],
        endsMarked: false,
      };
      section.blocks.push(this.block);
      this.stanza = false;
    }
  }
}

/** a to z, then aa, ab … */
function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
