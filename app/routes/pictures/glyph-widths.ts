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

/** How wide a line is, as a multiple of its type's size. */
export function lineWidth(line: string): number {
  return [...line].reduce((sum, letter) => sum + (widths.get(letter) ?? 0.6), 0);
}
