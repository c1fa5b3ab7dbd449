import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { watchResponses } from "./canary.mjs";
import { sealSite } from "./seal-site.mjs";

// The built server, in this process, or the executable that BINARY names; on an empty data folder
// that goes with it.
const folder = String(process.env.DATA_DIR);
const remove = () => rmSync(folder, { recursive: true, force: true });
remove();
process.on("exit", remove);
const binary = process.env.BINARY;
sealSite(binary ? [binary] : [process.execPath, "build/prayer-life.cjs"], process.env);
if (binary) {
  const child = spawn(binary, ["serve"], { stdio: "inherit" });
  child.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill());
} else {
  process.argv.splice(2, process.argv.length, "serve");
  watchResponses({ secrets: `${folder}.canary.json`, seen: `${folder}.seen` });
  createRequire(import.meta.url)("../../../build/prayer-life.cjs");
}
