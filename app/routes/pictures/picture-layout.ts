import { productName } from "#content/product";

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
  square: { x: 100, y: 64, width: 880, height: 440, start: false },
  story: { x: 100, y: 210, width: 880, height: 820, start: false },
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
  /** Lines begin at `x`, or have it in their middle. */
  x: number;
  start: boolean;
  lines: { text: string; y: number; width: number }[];
  rule: { x: number; y: number };
  reference: { text: string; y: number };
  name: { text: string; x: number; y: number; start: boolean };
};

/** Sets words for a picture: as large as asked for, where there is room for it. */
export function setWords(text: string, reference: string, ratio: Ratio, size: Size): PictureWords {
  const { most } = sizes[size];
  const inOpen = largest(text, open[ratio], most, least, foot[ratio]);
  const veiled = inOpen === undefined;
  const box = (veiled ? whole : open)[ratio];
  const set = inOpen ?? largest(text, box, least, 12, foot[ratio]) ?? 12;
  const lines = broken(text, box.width / set);
  const height = lines.length * set * leading;
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
    lines: lines.map((line, index) => ({
      text: line,
      y: Math.round(top + set * (leading * index + 1)),
      width: Math.round(lineWidth(line) * set),
    })),
    rule: { x: box.start ? x : x - 36, y: Math.round(end + 34) },
    reference: { text: reference, y: Math.round(end + 92) },
    name: {
      text: productName,
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

/** The largest size, of two bounds, at which words have room in a box. */
function largest(text: string, box: Box, most: number, fewest: number, below: number) {
  for (let size = most; size >= fewest; size -= 1) {
    const width = box.width / size;
    const lines = text.split(/\n+/).flatMap((paragraph) => filled(paragraph.split(" "), width));
    const fits = lines.every((line) => lineWidth(line) <= width);
    if (fits && lines.length * size * leading + below <= box.height) return size;
  }
  return undefined;
}

/** Words in lines of a width at most, and of about the same one: no word stands alone at the end. */
function broken(text: string, width: number): string[] {
  return text.split(/\n+/).flatMap((paragraph) => {
    const words = paragraph.split(" ");
    const count = filled(words, width).length;
    let narrow = width / 2;
    let enough = width;
    while (enough - narrow > 0.25) {
      const middle = (narrow + enough) / 2;
      if (filled(words, middle).length === count) enough = middle;
      else narrow = middle;
    }
    return filled(words, enough);
  });
}

function filled(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || lineWidth(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function lineWidth(line: string): number {
  return [...line].reduce((sum, letter) => sum + (widths.get(letter) ?? 0.6), 0);
}

/** The letters of Newsreader by their width, in hundredths of the type's size. */
const glyphsByWidth: Readonly<Record<number, string>> = {
  20: "'",
  23: " .\u00a0",
  24: ",‘’",
  25: "j|",
  26: ":",
  27: "!;l",
  29: "()iï",
  32: "{}",
  33: "[]",
  35: "Ift",
  36: '"-',
  39: "s",
  40: "/r",
  42: "“”",
  44: "cz",
  45: "?J",
  47: "aeéèêá",
  50: "g",
  51: "x",
  52: "–",
  53: "ovyö",
  54: "uü",
  55: "bkq",
  56: "Sd",
  57: "hp",
  58: "0123456789n",
  60: "F",
  61: "L",
  62: "P",
  64: "Z",
  65: "BE",
  66: "R…",
  68: "T—",
  69: "Y",
  70: "V",
  71: "C",
  72: "&A",
  73: "X",
  74: "K",
  75: "w",
  76: "G",
  77: "DNU",
  78: "OQ",
  81: "H",
  84: "m",
  98: "W",
  99: "M",
};

const widths = new Map(
  Object.entries(glyphsByWidth).flatMap(([width, letters]) =>
    [...letters].map((letter): [string, number] => [letter, Number(width) / 100]),
  ),
);
