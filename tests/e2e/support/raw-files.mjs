import { readFile } from "node:fs/promises";

/**
 * Lets a browser test import what imports a file as text (`?raw`, as Vite has it): the product's own
 * functions bring migrations along. @type {import("node:module").LoadHook}
 */
export async function load(url, context, next) {
  if (!url.endsWith("?raw")) return next(url, context);
  const text = await readFile(new URL(url), "utf8");
  return { format: "module", shortCircuit: true, source: `export default ${JSON.stringify(text)}` };
}
