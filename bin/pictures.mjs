import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { encodePng } from "./pictures/png.mjs";
import { at, root } from "./project.mjs";

/** @typedef {import("./pictures/drawings")} Drawings */

/**
 * Draws the pictures that go with a link to a page of ours (Open Graph). What was drawn before
 * from the same lines is not drawn again.
 * @returns {Promise<Map<string, string>>} where each picture lies, by the path it is asked for
 */
export async function drawPictures() {
  mkdirSync(cache, { recursive: true });
  const { drawings, draw } = await loadDrawings();
  const fonts = await loadFonts();
  const maker = await hashMaker();
  /** @type {Map<string, string>} */
  const drawn = new Map();
  const waiting = drawings.entries();
  // While one waits for its pixels or for the compression, which are threads of their own, the
  // other is at work here.
  const lane = async () => {
    for (const [path, drawing] of waiting) {
      drawn.set(path, await keepPicture(await draw(drawing, fonts), maker));
    }
  };
  await Promise.all([lane(), lane()]);
  forgetOthers(new Set(drawn.values()));
  return drawn;
}

/**
 * @param {Map<string, string>} pictures as `drawPictures` gives them
 * @param {string} folder of the browser build, inside the project
 */
export async function placePictures(pictures, folder) {
  for (const [path, file] of pictures) {
    const target = at(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
  }
}

const cache = at("node_modules/.cache/pictures");

/**
 * They are made of the site's own components and content, so they are bundled like these.
 * @returns {Promise<Drawings>}
 */
async function loadDrawings() {
  const { build } = await import("esbuild");
  const outfile = join(cache, `drawings-${process.pid}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: ["bin/pictures/drawings.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

async function loadFonts() {
  const font = async (/** @type {string} */ name) => {
    const id = name.toLowerCase();
    const file = `node_modules/@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`;
    return { name, data: await readFile(at(file)), weight: /** @type {const} */ (400) };
  };
  return Promise.all([font("Newsreader"), font("Figtree")]);
}

/** A hash of what turns lines into a file. */
async function hashMaker() {
  const folder = at("bin/pictures");
  const files = readdirSync(folder).map((name) => join(folder, name));
  const hash = createHash("sha256");
  for (const file of [...files, at("node_modules/@resvg/resvg-js/package.json")]) {
    hash.update(await readFile(file));
  }
  return hash.digest("hex");
}

/**
 * @param {string} svg
 * @param {string} maker
 * @returns {Promise<string>} the file that holds it as a PNG
 */
async function keepPicture(svg, maker) {
  const hash = createHash("sha256").update(maker).update(svg).digest("hex");
  const file = join(cache, `${hash}.png`);
  if (!existsSync(file)) {
    const { renderAsync } = await import("@resvg/resvg-js");
    const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    writeFileSync(`${file}.part`, await encodePng({ width, height, pixels }));
    renameSync(`${file}.part`, file);
  }
  return file;
}

/** @param {Set<string>} kept */
function forgetOthers(kept) {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    if (!kept.has(file)) rmSync(file);
  }
}
