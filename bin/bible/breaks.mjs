import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { at, attempt, Problem, say } from "../project.mjs";

/**
 * Writes content/bible/bsb/breaks.br anew: where the translation's own files (USFM, the folder that is
 * named first) begin a paragraph or a stanza, and the headings that they have over it.
 */
await attempt(() => {
  const [folder, whole = at("../shared/scripture/bsb.json")] = process.argv.slice(2);
  if (!folder) throw new Problem("Name the folder of the USFM files.");
  const { books } = JSON.parse(readFileSync(whole, "utf8"));
  /** @type {Record<string, Record<number, string>[]>} */
  const breaks = {};
  for (const { code, name } of books) {
    const usfm = readFileSync(join(folder, `${code}.usfm`), "utf8");
    breaks[name.toLowerCase().replaceAll(" ", "-")] = breaksOf(usfm);
  }
  writeFileSync(at("content/bible/bsb/breaks.br"), brotliCompressSync(JSON.stringify(breaks)));
  say(`Wrote the paragraphs of ${books.length} books.`);
});

/**
 * The chapters of a book: the verses that begin a paragraph, each with its heading or "". One that
 * begins within a verse begins none: a verse stays whole.
 * @param {string} usfm
 */
function breaksOf(usfm) {
  const marks = usfm
    .replaceAll(/\\f .*?\\f\*/gs, "")
    .split(/\\(?=(?:[bcdprv]|p[cm]o?|q[12ar]|s[12]|li[12])\s)/);
  /** @type {Record<number, string>[]} */
  const chapters = [];
  let heading = "";
  let begins = true;
  let kind = "";
  for (const mark of marks.slice(1)) {
    const [, tag = "", text = ""] = /^(\w+)\s*(.*)/s.exec(mark) ?? [];
    // Over each stanza of Psalm 119 is a letter of the alphabet.
    if (tag === "qa") {
      begins = true;
      continue;
    }
    const words = text.replaceAll(/\\ref (.*?)\|.*?\\ref\*/g, "$1").trim();
    const last = chapters.at(-1);
    if (tag === "c") chapters.push({});
    if (tag === "v" && last && begins) last[Number.parseInt(words, 10)] = heading;
    if (/^[bcps]/.test(tag)) begins = true;
    if (tag === "v" || (words && /^[pql]/.test(tag))) {
      begins = false;
      heading = "";
    }
    if (/^s/.test(tag)) heading = [heading, words].filter(Boolean).join(": ");
    if (/^[pql]/.test(tag)) {
      if (!words && kind !== tag.charAt(0)) begins = true;
      kind = tag.charAt(0);
    }
    if (words.startsWith("Selah")) begins = true;
  }
  return chapters;
}
