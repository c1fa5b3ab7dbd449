import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { at } from "./project.mjs";

const textual = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
const worthwhile = 256;

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, where that makes it smaller.
 * @param {string} folder inside the project
 */
export async function compressFolder(folder) {
  const names = readdirSync(at(folder), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => textual.test(name));
  await Promise.all(files.map((name) => compressFile(join(at(folder), name))));
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length <= worthwhile) return;
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
}
