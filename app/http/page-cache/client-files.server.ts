import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getAsset, getRawAsset, isSea } from "node:sea";

/** The files of the browser build, wherever they are kept, by their path inside it ("assets/a.js"). */
export type ClientFiles = { paths: string[]; read(path: string): Buffer };

/** Those that came with this program: inside the single executable, else in a folder beside it. */
export function clientFiles(folder: string): ClientFiles {
  return isSea() ? carriedFiles() : folderFiles(folder);
}

/** The files of a folder; links lead nowhere. */
export function folderFiles(folder: string): ClientFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return { paths, read: (path) => readFileSync(join(folder, path)) };
}

/** No copy is made of what the executable's own memory holds. */
function carriedFiles(): ClientFiles {
  const paths: string[] = JSON.parse(getAsset("client", "utf8"));
  return { paths, read: (path) => Buffer.from(getRawAsset(`client/${path}`) as ArrayBuffer) };
}
