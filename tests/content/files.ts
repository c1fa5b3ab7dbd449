import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Every file in content/ by its path there, as it is written. */
export function contentFiles(): { path: string; text: string }[] {
  const folder = at("content/");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => /\.(ts|md)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/** A file of the project or beside it; undefined where it is not there. */
export function readIfThere(path: string): string | undefined {
  return existsSync(at(path)) ? readFileSync(at(path), "utf8") : undefined;
}

/** A path from the root of the repository. */
export function at(path: string): string {
  return resolve(fileURLToPath(new URL("../../", import.meta.url)), path);
}
