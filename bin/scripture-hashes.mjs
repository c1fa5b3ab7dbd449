import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, attempt, Problem, say } from "./project.mjs";

const usage = `Usage: node bin/scripture-hashes.mjs [--check] [bsb.json]

Writes tests/content/scripture-hashes.json: the SHA-256 of every passage and phrase of scripture that
content/ quotes, from the Berean Standard Bible (default: ../shared/scripture/bsb.json). The tests
compare the quotations with this list where the Bible itself is not at hand.

  --check   write nothing; end with 1 if the list is not what would be written`;

const name = "tests/content/scripture-hashes.json";

if (process.argv.includes("--help")) process.stdout.write(`${usage}\n`);
else await attempt(run);

/** Writes the list, or compares it. */
async function run() {
  const { check, bible } = readArguments(process.argv.slice(2));
  const { hashesOf } = await loadScripture();
  const hashes = `${JSON.stringify(hashesOf(readBible(bible), contentTexts()), null, 2)}\n`;
  const same = existsSync(at(name)) && readFileSync(at(name), "utf8") === hashes;
  if (same) return say(`${name} is up to date.`);
  if (check) throw new Problem(`${name} is out of date. Run: node bin/scripture-hashes.mjs`);
  writeFileSync(at(name), hashes);
  say(`Wrote ${name}.`);
}

/** @param {string[]} words */
function readArguments(words) {
  const paths = words.filter((word) => word !== "--check");
  if (paths.length > 1 || paths[0]?.startsWith("-")) throw new Problem(usage);
  return {
    check: words.includes("--check"),
    bible: paths[0] ?? at("../shared/scripture/bsb.json"),
  };
}

/** @param {string} path */
function readBible(path) {
  if (!existsSync(path)) throw new Problem(`There is no Bible at ${path}.\n\n${usage}`);
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Every file in content/, as it is written: the list follows whatever is quoted there. */
function contentTexts() {
  return readdirSync(at("content"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|md)$/.test(path))
    .map((path) => readFileSync(join(at("content"), path), "utf8"));
}

/**
 * The reading of references and quotations that the tests use; oldest Node knows no TypeScript.
 * @returns {Promise<typeof import("../tests/content/scripture")>}
 */
async function loadScripture() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [at("tests/content/scripture.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}
