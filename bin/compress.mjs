import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { at } from "./project.mjs";

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, where that makes it smaller.
 * @param {string} folder inside the project
 */
export async function compressFolder(folder) {
  const entries = readdirSync(at(folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textual.has(extname(entry.name)));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

const textual = new Set([
  ".css",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
const worthwhile = 256;

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length <= worthwhile) return;
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: quality }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
}
