import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { placeBible } from "./bible/verse-index.mjs";
import { bundleServer } from "./bundle.mjs";
import { compressFolder } from "./compress.mjs";
import { removeLeftovers, withLock } from "./lock.mjs";
import { drawPictures, placePictures } from "./pictures.mjs";
import { at, attempt, Problem, say, since } from "./project.mjs";
import { licences } from "./release/papers.mjs";
import { runTool } from "./run.mjs";
import { ensureInstalled } from "./setup.mjs";
import { hashSources, isBuilt } from "./source-hash.mjs";

const { values: options } = parseArgs({ options: { "if-stale": { type: "boolean" } } });

await attempt(async () => {
  await ensureInstalled();
  await withLock(async () => {
    // Before the build: what is edited during it makes it stale.
    const hash = hashSources();
    if (!(options["if-stale"] && isBuilt(hash))) await build(hash);
  });
});

/**
 * Builds aside, then takes the place of the build that stands: nobody is ever served half.
 * @param {string} hash of the sources
 */
async function build(hash) {
  const start = performance.now();
  say("Building…");
  removeLeftovers(at(), /^build-(\d+)(-old)?$/);
  const aside = `build-${process.pid}`;
  try {
    const [pictures] = await Promise.all([drawPictures(), buildRemix(aside)]);
    await Promise.all([
      bundleServer(aside, hash),
      compressFolder(`${aside}/client`),
      placePictures(pictures, `${aside}/client`),
    ]);
    placeBible(aside);
    writeFileSync(at(aside, "client/licenses.txt"), licences());
    writeFileSync(at(aside, ".hash"), hash);
    if (existsSync(at("build"))) renameSync(at("build"), at(`${aside}-old`));
    renameSync(at(aside), at("build"));
    rmSync(at(`${aside}-old`), { recursive: true, force: true });
  } finally {
    rmSync(at(aside), { recursive: true, force: true });
  }
  say(`Built in ${since(start)}.`);
}

/** @param {string} aside */
async function buildRemix(aside) {
  const env = { NODE_ENV: "production", BUILD_DIR: aside };
  const code = await runTool("remix", ["vite:build", "--logLevel", "error"], { env, stdout: 2 });
  if (code !== 0) throw new Problem("Remix could not build this; its own words are above.");
  // Remix writes down where it built, and remix-serve looks for the client's files there.
  const folder = at(aside, "server");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const named = files.flatMap((name) => {
    if (!name.endsWith(".js")) return [];
    const text = readFileSync(join(folder, name), "utf8");
    return text.includes(`"${aside}/client"`) ? [{ name, text }] : [];
  });
  if (named.length === 0) throw new Error("Remix no longer names its folder.");
  for (const { name, text } of named) {
    writeFileSync(join(folder, name), text.replaceAll(`"${aside}/client"`, '"build/client"'));
  }
}
