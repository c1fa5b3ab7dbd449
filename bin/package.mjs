import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { removeLeftovers } from "./lock.mjs";
import { maintainedNode } from "./node.mjs";
import { at, attempt, Problem, say, since, tool } from "./project.mjs";
import { runQuietly } from "./run.mjs";
import { ensureReady } from "./setup.mjs";
import { filesBelow } from "./source-hash.mjs";

const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";
const result = at("dist/prayer-life");

await attempt(async () => {
  await ensureReady();
  const start = performance.now();
  const node = await maintainedNode();
  say(`Packaging with Node ${node.version}…`);
  mkdirSync(at("dist"), { recursive: true });
  removeLeftovers(at("dist"), /^package-(\d+)$/);
  const aside = at(`dist/package-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  try {
    const blob = await makeBlob(node, aside);
    const file = join(aside, "prayer-life");
    copyFileSync(node.program, file);
    chmodSync(file, 0o755);
    await putInside(file, blob);
    const env = { DATA_DIR: join(aside, "data"), RUNTIME_DIRECTORY: "" };
    if ((await runQuietly(file, ["migrate"], { env })) !== 0) {
      throw new Error("The packaged program does not start.");
    }
    renameSync(file, result);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const size = (statSync(result).size / 1e6).toFixed(0);
  say(`dist/prayer-life: ${size} MB, Node ${node.version}, in ${since(start)}.`);
});

/** @param {import("./node.mjs").ShippedNode} node @param {string} aside a folder to work in */
async function makeBlob({ program, addon }, aside) {
  const list = join(aside, "client.json");
  const blob = join(aside, "blob");
  const config = join(aside, "config.json");
  const client = filesBelow("build/client").map((path) => path.slice("build/client/".length));
  writeFileSync(list, JSON.stringify(client));
  const carried = [...filesBelow("build/client"), ...filesBelow("build/bible")];
  const files = carried.map((path) => path.slice("build/".length));
  const wanted = {
    main: at("build/prayer-life.cjs"),
    output: blob,
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
    assets: {
      client: list,
      "better_sqlite3.node": addon,
      ...Object.fromEntries(files.map((path) => [path, at("build", path)])),
    },
  };
  writeFileSync(config, JSON.stringify(wanted));
  const code = await runQuietly(program, ["--experimental-sea-config", config]);
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
