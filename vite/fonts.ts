import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The punctuation of prose, beside the letters and figures. */
const prose =
  "U+0020-0022,U+0026-0029,U+002C-002E,U+0030-003B,U+003F,U+0041-005A,U+0061-007A,U+00A0";
const dashesAndQuotes = "U+2013-2014,U+2018-2019,U+201C-201D,U+2026";

/**
 * What almost every page is written with, by the name of the face; other letters of its Latin wait in a
 * file of their own.
 */
export const usual = {
  figtree: `${prose},U+002F,U+0040,U+00A9,U+00B7,${dashesAndQuotes}`,
  newsreader: `${prose},${dashesAndQuotes}`,
};

type Family = keyof typeof usual;

const families: Family[] = ["figtree", "newsreader"];

/** What pages ask of a face besides its letters: the weights and forms they show. */
const needed = {
  targetFormat: "woff2" as const,
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  keepFeatures: ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"],
  noHinting: true,
};

/** Lets the faces be found as `@fonts/{family}.woff2`, other letters as `@fonts/{family}-more.woff2`. */
export function fonts(): Plugin {
  return {
    name: "prayer-life:fonts",
    config: async () => ({ resolve: { alias: { "@fonts": await cutFonts() } } }),
  };
}

/** @returns the folder of the faces; its name is a hash of all they are made from. */
export async function cutFonts(): Promise<string> {
  const faces = families.flatMap(readFaces);
  const hash = createHash("sha256").update(read("subset-font/package.json"));
  for (const { whole, letters } of faces) hash.update(whole).update(letters);
  const name = hash.update(JSON.stringify(needed)).digest("hex").slice(0, 16);
  const folder = join(import.meta.dirname, "../node_modules/.cache/fonts", name);
  await Promise.all(faces.map((face) => cut(face, folder)));
  return folder;
}

type Face = { name: string; whole: Buffer; letters: string };

function readFaces(family: Family): Face[] {
  const source = `@fontsource-variable/${family}`;
  const { latin } = JSON.parse(read(`${source}/unicode.json`).toString());
  const whole = read(`${source}/files/${family}-latin-wght-normal.woff2`);
  const first = lettersOf(usual[family]);
  const more = [...lettersOf(latin)].filter((letter) => !first.includes(letter)).join("");
  return [
    { name: family, whole, letters: first },
    { name: `${family}-more`, whole, letters: more },
  ];
}

/** Once; then it stays with the packages. */
async function cut({ name, whole, letters }: Face, folder: string): Promise<void> {
  const file = join(folder, `${name}.woff2`);
  if (existsSync(file)) return;
  const small = await subsetFont(whole, letters, needed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, small);
  renameSync(`${file}.${process.pid}`, file);
}

const read = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file));

/** @param ranges as of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
export function lettersOf(ranges: string): string {
  return ranges.split(",").map(lettersIn).join("");
}

function lettersIn(range: string): string {
  const [first = 0, last = first] = range
    .replace("U+", "")
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return String.fromCodePoint(...codes);
}
