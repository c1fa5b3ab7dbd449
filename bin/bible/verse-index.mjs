import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import Database from "better-sqlite3";
import { at } from "../project.mjs";

/** Words in one form whatever their ending, without accents. */
const tokens = "porter unicode61 remove_diacritics 2";
/** Without their endings they would be "even" and "will"; db/bible/verses.server.ts asks for them alike. */
const apart = /\b(evening|willing)s?\b/gi;
/** @param {string} path */
const read = (path) => brotliDecompressSync(readFileSync(path)).toString();

/**
 * Puts the files of the Bible into a build: the text and how it is set as they are, and an index of its
 * verses that holds no text. A verse's row is book × 1,000,000 + chapter × 1,000 + verse, the books counted by alphabet.
 * @param {string} folder of the build, inside the project
 */
export function placeBible(folder) {
  const text = at("content/bible/bsb");
  const ending = ".json.br";
  const packedFiles = readdirSync(text).filter((name) => name.endsWith(".br"));
  const files = packedFiles.filter((name) => name.endsWith(ending));
  mkdirSync(at(folder, "bible"), { recursive: true });
  for (const name of packedFiles) copyFileSync(`${text}/${name}`, at(folder, "bible", name));
  const index = new Database(at(folder, "bible/verses.db"));
  index.pragma("journal_mode = OFF");
  index.exec(`CREATE VIRTUAL TABLE verses USING fts5(words, content='', tokenize='${tokens}')`);
  const insert = index.prepare("INSERT INTO verses (rowid, words) VALUES (?, ?)");
  const fill = index.transaction(() => {
    const slugs = files.map((name) => name.slice(0, -ending.length)).sort();
    for (const [place, slug] of slugs.entries()) {
      const chapters = JSON.parse(read(`${text}/${slug}${ending}`).replace(apart, "$1x"));
      for (const [chapter, [, ...verses]] of chapters.entries())
        for (const [verse, words] of verses.entries())
          insert.run(1_000_000 * (place + 1) + 1_000 * (chapter + 1) + verse + 1, words);
    }
  });
  fill();
  fillHeadings(index, text, files.map((name) => name.slice(0, -ending.length)).sort());
  index.exec("INSERT INTO verses (verses) VALUES ('optimize'); VACUUM");
  index.close();
}

/**
 * The headings that the translators set over passages, each with the rows of its first verse and its last.
 * @param {Database.Database} index @param {string} text the folder @param {string[]} slugs by alphabet
 */
function fillHeadings(index, text, slugs) {
  index.exec(
    `CREATE VIRTUAL TABLE headings USING fts5(words, first UNINDEXED, last UNINDEXED, tokenize='${tokens}')`,
  );
  const insert = index.prepare("INSERT INTO headings (words, first, last) VALUES (?, ?, ?)");
  for (const [place, slug] of slugs.entries()) {
    const chapters = JSON.parse(read(`${text}/${slug}.json.br`));
    for (const [at, { h }] of JSON.parse(read(`${text}/${slug}.layout.br`)).entries()) {
      const row = 1_000_000 * (place + 1) + 1_000 * (at + 1);
      const headings = /** @type {[number, number, string, string][]} */ (h ?? []);
      const over = headings.filter(([, , level]) => level === "s1" || level === "s2");
      for (const [index, [verse, , level, words]] of over.entries()) {
        const next = over.slice(index + 1).find((each) => each[2] === "s1" || level === "s2");
        const last = next ? next[0] - (next[1] > 0 ? 0 : 1) : chapters[at].length - 1;
        insert.run(words, row + verse, row + Math.max(verse, last));
      }
    }
  }
}
