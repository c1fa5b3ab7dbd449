import { rmSync } from "node:fs";
import { createRequire } from "node:module";

// The built server, in this process, on an empty data folder that goes with it.
const folder = String(process.env.DATA_DIR);
const remove = () => rmSync(folder, { recursive: true, force: true });
remove();
process.on("exit", remove);
process.argv.splice(2, process.argv.length, "serve");
createRequire(import.meta.url)("../../build/prayer-life.cjs");
