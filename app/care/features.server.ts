import { abbreviations, disguises, lookalikes } from "#content/danger/spelling";
import { outings, wordClasses } from "#content/danger/word-classes";
import { once } from "~/runtime/once.server";

/** A word in its compared spelling, without its ending, and where it stands in the text. */
export type Word = { plain: string; stem: string; start: number; end: number };

type Piece = Omit<Word, "stem">;

/** What is looked at: the feature with the hash `ids[n]` has `values[n]` and belongs to word `at[n]`. */
export type Features = {
  words: Word[];
  ids: Uint32Array;
  values: Float32Array;
  at: Uint16Array;
};

/** How many words apart two parts may stand to be read together. */
const reach = 8;
const value = { word: 1, triple: 0.5, near: 0.7, letters: 0.5 };

const classes = once(() => {
  const found = new Map<string, number[]>();
  for (const [number, words] of Object.values(wordClasses).entries())
    for (const stem of new Set(words.split(" ").map(stemOf)))
      found.set(stem, [...(found.get(stem) ?? []), number + 1]);
  return found;
});

/** Words and their neighbours, as they are and by the part they play, and the letters within each word. */
export function readFeatures(text: string): Features {
  const words = readWords(text);
  const [ids, values, at]: [number[], number[], number[]] = [[], [], []];
  const hashes = words.map(({ stem }) => hashOf(stem));
  const parts = words.map(({ stem }) => classes().get(stem) ?? []);
  const roles = hashes.map((hash, each) => parts[each]?.[0] ?? hash);
  for (const [place, { plain }] of words.entries()) {
    const add = (sort: number, hash: number, weight: number) => {
      ids.push(scatter(mix(sort, hash)));
      values.push(weight);
      at.push(place);
    };
    for (const [sort, row] of [hashes, roles].entries()) {
      const [here = 0, before = 0, earlier = 0] = [row[place], row[place - 1], row[place - 2]];
      add(1, here, value.word);
      add(2 + sort, mix(before, here), value.word);
      add(4 + sort, mix(earlier, here), value.word);
      add(6 + sort, mix(earlier, mix(before, here)), sort ? value.word : value.triple);
    }
    for (const part of parts[place] ?? [])
      for (let back = Math.max(0, place - reach); back < place - 1; back++)
        for (const other of parts[back] ?? []) add(8, mix(other, part), value.near);
    const letters = `<${plain}>`;
    for (let from = 0; from + 3 <= letters.length; from++)
      for (let end = from + 3; end <= Math.min(from + 5, letters.length); end++)
        add(9, hashOf(letters, from, end), value.letters);
  }
  return {
    words,
    ids: Uint32Array.from(ids),
    values: Float32Array.from(values),
    at: Uint16Array.from(at),
  };
}

/** In one spelling: without accents, look-alike letters, disguises ("k1ll", "s u i c i d e"), abbreviations. */
function readWords(text: string): Word[] {
  const pieces: Piece[] = [];
  let end = 0;
  let isOpen = false;
  for (const character of text) {
    const letter = letterOf(character);
    const start = end;
    end += character.length;
    const last = pieces.at(-1);
    if (letter && isOpen && last) Object.assign(last, { plain: last.plain + letter, end });
    else if (letter) pieces.push({ plain: letter, start, end });
    isOpen = letter === undefined ? false : isOpen || letter !== "";
  }
  const words = joinSpelledOut(pieces).flatMap((piece) =>
    meantBy(piece.plain).map((plain) => ({ ...piece, plain, stem: stemOf(plain) })),
  );
  return words.map((word, at) => (isOuting(words, at) ? { ...word, ...coming } : word));
}

const coming = { plain: "come", stem: "come" };

/** Who can't "go on Thursday", or "on the trip", has not lost courage. */
const isOuting = (words: readonly Word[], at: number) =>
  words[at]?.plain === "go" &&
  words[at + 1]?.plain === "on" &&
  words.slice(at + 2, at + 5).some(({ plain }) => outings.has(plain));

/** As it is compared; "" for what cannot be seen, undefined for what parts words. */
function letterOf(character: string): string | undefined {
  if (/^[a-z0-9'@$!|*]$/i.test(character)) return character.toLowerCase();
  if (character < "\x80") return undefined;
  if (/[’‘ʼ´]/.test(character)) return "'";
  if (/[\p{M}\p{Cf}]/u.test(character)) return "";
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const letters = [...plain].map((each) => lookalikes[each] ?? each).join("");
  return /^[\p{L}\p{N}]+$/u.test(letters) ? letters : undefined;
}

/** "k i l l" is one word; three single letters in a row are not. */
function joinSpelledOut(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let from = 0, to = 0; from < pieces.length; from = to) {
    while (pieces[to]?.plain.length === 1) to++;
    if (to - from < 4) to = from + 1;
    const run = pieces.slice(from, to);
    const { start = 0 } = run[0] ?? {};
    joined.push({
      plain: run.map(({ plain }) => plain).join(""),
      start,
      end: run.at(-1)?.end ?? 0,
    });
  }
  return joined;
}

function meantBy(letters: string): string[] {
  let end = letters.length;
  // By hand: an expression would take the square of the length of "!!!!".
  while (end > 0 && "'!|*".includes(letters[end - 1] ?? " ")) end--;
  const trimmed = letters.slice(0, end).replace(/^['@$!|*]+/, "");
  const word = trimmed.replaceAll("'", "");
  const known = abbreviations.get(trimmed) ?? abbreviations.get(word);
  if (known) return known.split(" ");
  const isWord = /[a-z]/.test(word) && !/^\d+[a-z]+$/.test(word);
  const plain = word.replaceAll(/[\d@$!|*]/g, (sign) => (isWord ? disguises[sign] : sign) ?? "");
  return plain ? [plain] : [];
}

/** Rough on purpose: "hitting", "hits" and "hittting" are one. */
export function stemOf(word: string): string {
  const single = word.replace(/(.)\1+/g, "$1");
  if (single.length < 5) return single.length > 3 ? single.replace(/s$/, "") : single;
  return single.replace(/(?:ing|in|ed|es|s|ly)$/, "").replace(/[eiy]$/, "");
}

/** FNV-1a. */
function hashOf(text: string, from = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const mix = (one: number, other: number) =>
  (Math.imul(one ^ (other >>> 15), 0x85ebca6b) + Math.imul(other, 0xc2b2ae35)) | 0;

function scatter(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return (half ^ (half >>> 15)) >>> 0;
}
