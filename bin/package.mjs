import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { removeLeftovers } from "./lock.mjs";
import { crossFor, maintainedNode } from "./node.mjs";
import { at, attempt, Problem, root, say, since, tool } from "./project.mjs";
import { runQuietly } from "./run.mjs";
import { ensureReady } from "./setup.mjs";
import { filesBelow } from "./source-hash.mjs";

const flags = ["--max-semi-space-size=8", "--expose-gc"]; // 32 by itself: 15 MB more. At rest it is collected.
const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** What it is called there, and here. @param {string} arch */
export const packagedFor = (arch) =>
  at(arch === process.arch ? "dist/prayer-life" : `dist/prayer-life-${arch}`);

/**
 * Makes the one program: Node with the server and all that it serves. The same sources and the same Node give the
 * same bytes, in whichever folder.
 * @param {string} [arch] of processor: as Node names it
 */
export async function packageProgram(arch = process.arch) {
  const start = performance.now();
  const node = await maintainedNode(arch);
  say(`Packaging with Node ${node.version} for ${arch}…`);
  mkdirSync(at("dist"), { recursive: true });
  removeLeftovers(at("dist"), /^package-(\d+)$/);
  const aside = at(`dist/package-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  try {
    const blob = await makeBlob(node, aside);
    const file = join(aside, "prayer-life");
    copyFileSync(node.program, file);
    chmodSync(file, 0o755);
    await strip(file, arch);
    await putInside(file, blob);
    const env = { DATA_DIR: join(aside, "data"), RUNTIME_DIRECTORY: "" };
    const [command = file, ...before] = [...node.command.slice(0, -1), file];
    if ((await runQuietly(command, [...before, "migrate"], { env })) !== 0)
      throw new Error("The packaged program does not start.");
    renameSync(file, packagedFor(arch));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const size = (statSync(packagedFor(arch)).size / 1e6).toFixed(0);
  say(`${relative(root, packagedFor(arch))}: ${size} MB, in ${since(start)}.`);
}

/**
 * Leaves the names of Node's functions out, some 18 MB. Before anything is put inside: the finished file can't be.
 * @param {string} file a copy of Node @param {string} arch
 */
async function strip(file, arch) {
  const command = crossFor(arch) ? "aarch64-linux-gnu-strip" : "strip";
  if (process.platform === "linux" && (await runQuietly(command, [file])) !== 0)
    throw new Problem(`There is no ${command}: install Debian's binutils.`);
}

/** @param {import("./node.mjs").ShippedNode} node @param {string} aside a folder to work in */
async function makeBlob({ command, addon }, aside) {
  const list = join(aside, "client.json");
  const blob = join(aside, "blob");
  const config = join(aside, "config.json");
  const client = filesBelow("build/client").map((path) => path.slice("build/client/".length));
  writeFileSync(list, JSON.stringify(client));
  const carried = [...filesBelow("build/client"), ...filesBelow("build/bible")];
  const files = carried.map((path) => path.slice("build/".length));
  const wanted = {
    // Relative, and V8's hashes begin alike: neither folder nor chance is in the bytes.
    main: "build/prayer-life.cjs",
    output: blob,
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
    execArgv: flags,
    assets: {
      client: list,
      "better_sqlite3.node": addon,
      ...Object.fromEntries(files.map((path) => [path, at("build", path)])),
    },
  };
  writeFileSync(config, JSON.stringify(wanted));
  const [program = "", ...before] = command;
  const args = [...before, ...flags, "--random-seed=1", "--experimental-sea-config", config];
  const code = await runQuietly(program, args);
  if (code !== 0) throw new Problem("Node could not make the executable's blob.");
  return blob;
}

/** @param {string} file the copy of Node @param {string} blob */
async function putInside(file, blob) {
  const mac = process.platform === "darwin";
  if (mac) await runQuietly("codesign", ["--remove-signature", file]);
  const more = mac ? ["--macho-segment-name", "NODE_SEA"] : [];
  const args = [tool("postject"), file, "NODE_SEA_BLOB", blob, "--sentinel-fuse", fuse, ...more];
  if ((await runQuietly(process.execPath, args)) !== 0)
    throw new Problem("The program could not be put into the executable.");
  if (mac) await runQuietly("codesign", ["--sign", "-", file]);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { arch: { type: "string" } } });
  await attempt(async () => {
    await ensureReady();
    await packageProgram(values.arch);
  });
}
