import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getRawAsset, isSea } from "node:sea";
import { once } from "../once.server";

/** Where the build puts the files of the Bible; while the site is written, its own text stands in content/. */
const folders = [
  join(import.meta.dirname, "bible"),
  join(import.meta.dirname, "../bible"),
  "content/bible/bsb",
];

/**
 * One of the files of the Bible that travel with the program; no copy is made of what the single
 * executable's own memory holds.
 * @throws where there is none of that name.
 */
export function readBibleFile(name: string): Buffer {
  if (isSea()) return Buffer.from(getRawAsset(`bible/${name}`) as ArrayBuffer);
  return readFileSync(join(folder() ?? "", name));
}

const folder = once(() => folders.find((each) => existsSync(join(each, "jude.json.br"))));
