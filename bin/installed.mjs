import { isDeepStrictEqual } from "node:util";
import { addonWorks } from "./addon/addon.mjs";
import { read } from "./sources.mjs";

/**
 * Whether somebody's own `npm ci` or `npm install` left exactly what the lockfile names, working with
 * this Node: that spares minutes where the database's addon has to be compiled.
 */
export function installedByHand() {
  const wanted = parse("package-lock.json");
  const present = parse("node_modules/.package-lock.json");
  return wanted !== undefined && present !== undefined && agree(wanted, present) && addonWorks();
}

/**
 * @typedef {{ version?: string, optional?: boolean, dependencies?: object, devDependencies?: object }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

/**
 * @param {Lockfile} wanted
 * @param {Lockfile} present
 */
function agree({ packages: { "": project, ...wanted } }, { packages: present }) {
  const asked = parse("package.json");
  return (
    isDeepStrictEqual(project?.dependencies, asked?.dependencies) &&
    isDeepStrictEqual(project?.devDependencies, asked?.devDependencies) &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) => optional || present[path]?.version === version,
    )
  );
}

/** @param {string} path */
function parse(path) {
  const text = read(path);
  return text === undefined ? undefined : JSON.parse(text);
}
