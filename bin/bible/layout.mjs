import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { at, attempt, say } from "../project.mjs";

/**
 * Writes content/bible/bsb/*.layout.br anew: how the translators set each chapter, from
 * bsb-layout.json and the whole text that it is bound to.
 */
await attempt(() => {
  const [layout = "bsb-layout.json", whole = "bsb.json"] = process.argv.slice(2);
  /** @param {string} name */
  const read = (name) => readFileSync(at(`../shared/scripture/${name}`), "utf8");
  const { chapters } = JSON.parse(read(layout));
  const { books } = JSON.parse(read(whole));
  for (const { code, name, chapters: texts } of books) {
    const set = texts.map((/** @type {string[]} */ _, /** @type {number} */ index) => {
      const { b, h, r, n, j } = chapters[`${code} ${index + 1}`];
      return { b, h, r, n, j: j && joined(j, texts[index]) };
    });
    const text = Buffer.from(plain(JSON.stringify(set)));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    const slug = name.toLowerCase().replaceAll(" ", "-");
    writeFileSync(at(`content/bible/bsb/${slug}.layout.br`), brotliCompressSync(text, { params }));
  }
  say(`Wrote how ${books.length} books are set.`);
});

/** Spans with a space between them are one. @param {[number, number, number, number][]} spans @param {string[]} verses */
function joined(spans, verses) {
  /** @type {typeof spans} */
  const whole = [];
  for (const [verse, from, end, to] of spans) {
    const last = whole.at(-1);
    const [, , before = 0, until = 0] = last ?? [];
    const rest = verses.slice(before - 1, verse - 1).join(" ").length + (verse > before ? 1 : 0);
    if (last && rest + from - until <= 1) last.splice(2, 2, end, to);
    else whole.push([verse, from, end, to]);
  }
  return whole;
}

/** Some notes have characters as numbers. @param {string} text */
function plain(text) {
  return text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
