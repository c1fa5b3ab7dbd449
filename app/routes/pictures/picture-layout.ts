import newsreaderWidths from "./newsreader-widths.json";

export const ratios = {
  square: { label: "Square", width: 1080, height: 1080 },
  story: { label: "Story", width: 1080, height: 1920 },
  wide: { label: "Wide", width: 1600, height: 900 },
} as const;

export type Ratio = keyof typeof ratios;

export const sizes = {
  small: { label: "Small", most: 50 },
  middle: { label: "Medium", most: 66 },
  large: { label: "Large", most: 88 },
} as const;

type Size = keyof typeof sizes;

type Box = { x: number; y: number; width: number; height: number; start: boolean };

/** All the room that words may take. */
export const roomOf = (ratio: Ratio, veiled: boolean): Box => (veiled ? whole : open)[ratio];

/** Where words stand over the light: on the night above it, or beside it where the picture is wide. */
const open: Record<Ratio, Box> = {
  square: { x: 100, y: 56, width: 880, height: 360, start: false },
  story: { x: 100, y: 210, width: 880, height: 760, start: false },
  wide: { x: 110, y: 100, width: 800, height: 700, start: true },
};

/** Where many words stand: over all of it, under a veil. */
const whole: Record<Ratio, Box> = {
  square: { x: 90, y: 64, width: 900, height: 940, start: false },
  story: { x: 90, y: 210, width: 900, height: 1480, start: false },
  wide: { x: 110, y: 70, width: 1380, height: 760, start: true },
};

/** Below this, words ask for more room than the open night has. */
const least = 40;

/** Smaller words could not be read on a phone. */
const smallest = 36;

/** Words stand nearer to the upper edge of their room: what lies below is the light's. */
const aboveMiddle = 0.33;
const nearTop = 0.15;
const leading = 1.32;

/** What stands under the words: a line of gold, the reference, and our name where it has room there. */
const foot = { square: 102, story: 160, wide: 160 };

/** How far from its edges a picture bears our name that has no room for it under the words. */
const edge = { left: 56, bottom: 46 };

export const footSizes = { reference: 40, name: 30 };

export type PictureWords = {
  width: number;
  height: number;
  veiled: boolean;
  size: number;
  /** Lines begin at their `x`, or have it in their middle. */
  x: number;
  start: boolean;
  lines: { text: string; x: number; y: number; width: number }[];
  rule: { x: number; y: number };
  reference: { text: string; y: number };
  name: { text: string; x: number; y: number; start: boolean };
};

/** Sets words for a picture: as large as asked for, where there is room for it. @param name of the site, at its foot */
export function setWords(
  text: string,
  reference: string,
  ratio: Ratio,
  size: Size,
  name: string,
): PictureWords {
  const { most } = sizes[size];
  const inOpen = largest(text, open[ratio], most, least, foot[ratio]);
  const veiled = inOpen === undefined;
  const box = (veiled ? whole : open)[ratio];
  const set = inOpen ?? largest(text, box, least, 12, foot[ratio]) ?? 12;
  const rows = broken(text, box.width / set);
  const height = heightOf(rows) * set;
  const spare = box.height - height - foot[ratio];
  const top = box.y + spare * (box.start ? 0.5 : veiled ? nearTop : aboveMiddle);
  const x = box.start ? box.x : box.x + box.width / 2;
  const end = top + height;
  return {
    width: ratios[ratio].width,
    height: ratios[ratio].height,
    veiled,
    size: set,
    x,
    start: box.start,
    lines: rows.map(({ words, inset }, index) => ({
      text: words,
      x: Math.round(x + (box.start ? inset * set : 0)),
      y: Math.round(top + set * (heightOf(rows.slice(0, index + 1)) - leading + 1)),
      width: Math.round(lineWidth(words) * set),
    })),
    rule: { x: box.start ? x : x - 36, y: Math.round(end + 34) },
    reference: { text: reference, y: Math.round(end + 92) },
    name: {
      text: name,
      ...(ratio === "square"
        ? { x: edge.left, y: ratios.square.height - edge.bottom, start: true }
        : { x, y: Math.round(end + 150), start: box.start }),
    },
  };
}

export function fitsPictures(text: string): boolean {
  return (Object.keys(ratios) as Ratio[]).every(
    (ratio) => largest(text, whole[ratio], smallest, smallest, foot[ratio]) !== undefined,
  );
}

/** The largest size, of two bounds, at which words have room in a box; no line of poetry breaks unless it must. */
function largest(text: string, box: Box, most: number, fewest: number, below: number) {
  const countOf = (lines: readonly Line[]) => lines.filter(({ hangs }) => hangs).length;
  const count = countOf(linesOf(text));
  let fitting: number | undefined;
  for (let size = most; size >= fewest; size -= 1) {
    if (fitting && size < smallest) break;
    const width = box.width / size;
    const rows = linesOf(text).flatMap((line) => filled(line, width));
    const fits = rows.every((row) => row.inset + lineWidth(row.words) <= width);
    if (!fits || heightOf(rows) * size + below > box.height) continue;
    fitting ??= size;
    if (countOf(rows) === count) return size;
  }
  return fitting;
}

/** A line as it is written or, filled, as it is drawn: how far in it begins, and what room stands before it. */
type Line = { words: string; inset: number; room: number; hangs: boolean };

/** The room between stanzas, and how far in lines of poetry begin and go on; in sizes of the type. */
const [stanzaRoom, secondIndent, hang] = [0.5, 1, 2];

const heightOf = (rows: readonly Line[]) => rows.reduce((sum, { room }) => sum + room + leading, 0);

function linesOf(text: string): Line[] {
  return text.split("\n\n").flatMap((stanza, index) => {
    const lines = stanza.split("\n");
    return lines.map((line, at) => ({
      words: line.trim(),
      inset: line.startsWith(" ") ? secondIndent : 0,
      room: index > 0 && at === 0 ? stanzaRoom : 0,
      hangs: lines.length > 1,
    }));
  });
}

/** Words in lines of a width at most, and of about the same one: no word stands alone at the end. */
function broken(text: string, width: number): Line[] {
  return linesOf(text).flatMap((line) => {
    const count = filled(line, width).length;
    let narrow = width / 2;
    let enough = width;
    while (enough - narrow > 0.25) {
      const middle = (narrow + enough) / 2;
      if (filled(line, middle).length === count) enough = middle;
      else narrow = middle;
    }
    return filled(line, enough);
  });
}

function filled(line: Line, width: number): Line[] {
  const rows: Line[] = [];
  for (const word of line.words.split(" ")) {
    const last = rows.at(-1);
    const longer = `${last?.words} ${word}`;
    if (!last) rows.push({ ...line, words: word });
    else if (last.inset + lineWidth(longer) <= width) last.words = longer;
    else rows.push({ ...line, words: word, inset: line.hangs ? hang : 0, room: 0 });
  }
  return rows;
}

function lineWidth(line: string): number {
  return [...line].reduce((sum, letter) => sum + (widths.get(letter) ?? 0.6), 0);
}

/** The letters of Newsreader by their width, in hundredths of the type's size. */
const widths = new Map(
  Object.entries<string>(newsreaderWidths).flatMap(([width, letters]) =>
    [...letters].map((letter): [string, number] => [letter, Number(width) / 100]),
  ),
);
