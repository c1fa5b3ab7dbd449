import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { importBundled } from "./bundle.mjs";
import { at } from "./project.mjs";

/**
 * Draws the pictures that go with a link to a page of ours (Open Graph). What was drawn before
 * from the same lines is not drawn again.
 * @returns {Promise<Map<string, string>>} where each picture lies, by the path it is asked for
 */
export async function drawPictures() {
  mkdirSync(cache, { recursive: true });
  /** @type {import("./pictures/drawings")} They are made of the site's own components and content. */
  const { drawings, draw } = await importBundled('export * from "./bin/pictures/drawings";');
  const fonts = await Promise.all([loadFont("Newsreader"), loadFont("Figtree")]);
  /** @type {Map<string, string>} */
  const drawn = new Map();
  const waiting = drawings.entries();
  // While one is painted, which a thread of its own does, the other is set here.
  const lane = async () => {
    for (const [path, drawing] of waiting) drawn.set(path, await paint(await draw(drawing, fonts)));
  };
  await Promise.all([lane(), lane()]);
  const current = new Set(drawn.values());
  for (const name of readdirSync(cache))
    if (!current.has(join(cache, name))) rmSync(join(cache, name));
  return drawn;
}

/**
 * @param {Map<string, string>} pictures as `drawPictures` gives them
 * @param {string} folder of the browser build, inside the project
 */
export async function placePictures(pictures, folder) {
  for (const [path, file] of pictures) await cp(file, at(folder, path));
}

const cache = at("node_modules/.cache/pictures");

/** @param {string} name */
async function loadFont(name) {
  const id = name.toLowerCase();
  const file = `node_modules/@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`;
  return { name, data: await readFile(at(file)), weight: /** @type {const} */ (400) };
}

/** @param {string} svg @returns {Promise<string>} the file that holds it as a PNG of 256 colours */
async function paint(svg) {
  const { default: sharp } = await import("sharp");
  const options = { palette: true, effort: 7, compressionLevel: 9 };
  const maker = JSON.stringify([sharp.versions, options]);
  const file = join(cache, `${createHash("sha256").update(maker).update(svg).digest("hex")}.png`);
  if (!existsSync(file)) {
    await sharp(Buffer.from(svg)).png(options).toFile(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
  return file;
}
