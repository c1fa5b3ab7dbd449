import { createRequire } from "node:module";
import { at, attempt, root } from "./project.mjs";
import { ensureBuilt, ensureInstalled, ensureNode } from "./setup.mjs";

await attempt(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
});

// In this same process: npm passes signals to no other.
process.chdir(root);
process.env.NODE_ENV ||= "production";
const program = at("build/prayer-life.cjs");
const [node = process.execPath, , ...words] = process.argv;
process.argv = [node, program, ...(words.length > 0 ? words : ["serve"])];
createRequire(import.meta.url)(program);
