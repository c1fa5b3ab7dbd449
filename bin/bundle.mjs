import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at, root } from "./project.mjs";

/**
 * Puts the command, its packages and Remix's server build into one CommonJS file, which `npm start` runs
 * and the single executable carries. Only the database's addon stays outside.
 * @param {string} folder of the build, inside the project
 * @param {string} hash of what it is made from
 */
export async function bundleServer(folder, hash) {
  const { build } = await import("esbuild");
  const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1_000);
  const date = new Date(seconds * 1_000).toISOString().slice(0, 10);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`${folder}/server/prayer-life.js`],
    outfile: `${folder}/prayer-life.cjs`,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    // The same file for `import` and `require`, and ES modules, of which unused parts are dropped.
    mainFields: ["module", "main"],
    // Its way to find the addon, which is always handed to it.
    external: ["bindings"],
    define: {
      BUILD: JSON.stringify({ id: hash.slice(0, 12), date }),
      "process.env.NODE_ENV": '"production"',
      "import.meta.url": "bundleUrl",
      "import.meta.dirname": "__dirname",
      "import.meta.filename": "__filename",
    },
    banner: {
      js: '"use strict";\nconst bundleUrl = require("node:url").pathToFileURL(__filename).href;',
    },
    legalComments: "none",
    // Names stay, and lines are short enough for a stack trace to point at something.
    minifyWhitespace: true,
    lineLimit: 200,
    logLevel: "warning",
    metafile: true,
  });
  refuseTwins(metafile.inputs);
  // One letter beyond Latin-1, if only in a regular expression, would double the text's place in memory.
  const file = at(folder, "prayer-life.cjs");
  const escaped = (/** @type {string} */ letter) =>
    `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(/[\u0080-\uffff]/g, escaped));
}

const single =
  /node_modules\/(better-sqlite3|react|react-dom|react-router|turbo-stream|@remix-run\/(?:node|react|router|server-runtime))\//;

/**
 * Two copies (two versions, or one imported and one required) would not see the state in each other's modules.
 * @param {import("esbuild").Metafile["inputs"]} inputs
 */
function refuseTwins(inputs) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [path, { format }] of Object.entries(inputs)) {
    const [end = "", name] = single.exec(path) ?? [];
    if (!name) continue;
    const copy = `${path.slice(0, path.indexOf(end))}${end} (${format})`;
    found[name] ??= copy;
    if (found[name] !== copy) throw new Error(`In the bundle twice: ${found[name]}, ${copy}`);
  }
}

/** Imports what is written for the site itself, in its own language. @param {string} contents */
export async function importBundled(contents) {
  const { build } = await import("esbuild");
  const outfile = at("node_modules/.cache", `bundled-${process.pid}.mjs`);
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href).finally(() => rmSync(outfile));
}
