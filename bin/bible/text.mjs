import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { at, attempt, say } from "../project.mjs";

/** Writes content/bible/bsb/ anew from the whole Berean Standard Bible, and the hashes that the tests know it by. */
await attempt(async () => {
  const { books, titles } = JSON.parse(
    readFileSync(process.argv[2] ?? at("../shared/scripture/bsb.json"), "utf8"),
  );
  /** @type {Record<string, string[]>} */
  const hashes = {};
  mkdirSync(at("content/bible/bsb"), { recursive: true });
  for (const { code, name, chapters } of books) {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    /** @param {number} index */
    const titleOf = (index) => titles[`${code} ${index + 1}`] ?? "";
    const book = chapters.map((/** @type {string[]} */ verses, /** @type {number} */ index) => [
      titleOf(index),
      ...verses,
    ]);
    const text = Buffer.from(JSON.stringify(book));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(at(`content/bible/bsb/${slug}.json.br`), brotliCompressSync(text, { params }));
    hashes[slug] = book.map((/** @type {string[]} */ lines) => hash(lines.join("\n")));
  }
  writeFileSync(
    at("tests/content/bible/chapter-hashes.json"),
    `${JSON.stringify(hashes, null, 2)}\n`,
  );
  say(`Wrote the text of ${books.length} books.`);
});

/** @param {string} text */
function hash(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
