import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "./project.mjs";

/**
 * A hash of all that the build is made from. Contents, not times: a checkout changes every time.
 * @returns {string}
 */
export function hashSources() {
  const hash = createHash("sha256").update(process.version);
  for (const path of [...folders.flatMap(filesBelow), ...files]) {
    if (!existsSync(at(path))) continue;
    const content = readFileSync(at(path));
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Whether the build that stands was made from these sources. @param {string} hash */
export function isBuilt(hash) {
  return existsSync(at("build/prayer-life.cjs")) && read("build/.hash") === hash;
}

export function hashPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  return createHash("sha256")
    .update(JSON.stringify([dependencies, devDependencies]))
    .update(readFileSync(at("package-lock.json")))
    .update(readFileSync(at("bin/addon/object-wrap.h")))
    .update(readFileSync(at("bin/addon/old-glibc.h")))
    .update([process.versions.modules, process.platform, process.arch].join())
    .digest("hex");
}

/** @param {string} path @returns {string | undefined} */
export function read(path) {
  return existsSync(at(path)) ? readFileSync(at(path), "utf8") : undefined;
}

const folders = ["app", "bin", "content", "db", "public", "vite"];
const files = [
  "package-lock.json",
  "package.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];

/** The files of a folder and of those in it, in order. @param {string} folder inside the project */
export function filesBelow(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== ".DS_Store")
    .map((entry) => join(folder, entry.parentPath.slice(at(folder).length), entry.name))
    .sort();
}
