import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { at, Problem } from "../project.mjs";

const require = createRequire(import.meta.url);

/** Of development, but what they draw and reset is in every page. */
const drawn = ["lucide-react", "tailwindcss"];

export const line = `\n${"-".repeat(72)}\n`;

/** Where the packages lie that are bundled. @returns {string[]} */
function bundled() {
  const { packages } = require(at("package-lock.json"));
  const isInside = (/** @type {string} */ path) =>
    path !== "" && (!packages[path].dev || drawn.includes(path.slice("node_modules/".length)));
  return Object.keys(packages).filter(isInside).sort();
}

/** The licences of all that is bundled but Node, a package each, with their texts. */
export const licences = () => bundled().map(licenceOf).join(line);

/** @param {string} path of a package: some have no licence's text, but its name */
function licenceOf(path) {
  const { name, version, license } = packageAt(path);
  const files = readdirSync(at(path)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(at(path, file), "utf8").trim());
  return [`${name} ${version}: ${license}`, ...texts].join("\n\n");
}

/**
 * What the program is made of, as CycloneDX has it: npm's list, with what no package names.
 * @param {string} node its version @param {number} epoch seconds
 */
export function billOfMaterials(node, epoch) {
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"];
  const { status, stdout } = spawnSync("npm", args, {
    cwd: at(),
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Problem("npm could not list what the program is made of.");
  const { serialNumber, dependencies, ...bill } = JSON.parse(stdout);
  // By itself npm leaves out what development needs as well.
  const inside = new Set(bundled().map((path) => packageAt(path).name));
  const packages = bill.components.filter((/** @type {{ name: string }} */ { name }) =>
    inside.has(name),
  );
  const header = readFileSync(at("node_modules/better-sqlite3/deps/sqlite3/sqlite3.c"), "utf8");
  const [, sqlite = ""] = /#define SQLITE_VERSION\s+"([\d.]+)"/.exec(header) ?? [];
  bill.metadata.timestamp = new Date(epoch * 1_000).toISOString();
  // npm names it by the folder it stands in.
  bill.metadata.component.name = "prayer-life";
  const more = [
    { type: "application", name: "node", version: node, license: "MIT" },
    { type: "library", name: "sqlite", version: sqlite, license: "blessing" },
    { type: "data", name: "berean-standard-bible", license: "CC0-1.0" },
  ];
  const others = more.map(({ license: id, ...one }) => ({
    ...one,
    licenses: [{ license: { id } }],
  }));
  return `${JSON.stringify({ ...bill, components: [...packages, ...others] }, null, 2)}\n`;
}

/** @param {string} path @returns {{ name: string, version?: string, license: string }} */
function packageAt(path) {
  const { name, version, license } = require(at(path, "package.json"));
  return { name, version, license };
}

/** What is new in a version, from CHANGELOG.md. @param {string} version */
export function notesOf(version) {
  const parts = readFileSync(at("CHANGELOG.md"), "utf8").split(/^## /m);
  const notes = parts.find((part) => part.startsWith(`${version}\n`));
  if (!notes) throw new Problem(`CHANGELOG.md has no part "## ${version}".`);
  return `# Prayer LIFE ${notes.trim()}\n`;
}
