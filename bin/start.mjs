import { createRequire } from "node:module";
import { at, attempt, root } from "./project.mjs";
import { ensureReady } from "./setup.mjs";

await attempt(ensureReady);

// In this same process: npm passes signals to no other.
const program = at("build/prayer-life.cjs");
process.chdir(root);
process.env.NODE_ENV ||= "production";
// Whoever starts it so wants to know where it is, also where standard output is a file.
process.env.ANNOUNCE ||= "on";
process.argv[1] = program;
createRequire(import.meta.url)(program);
