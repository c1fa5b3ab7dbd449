import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin as EsbuildPlugin, transform } from "esbuild";
import type { Plugin } from "vite";

const name = "virtual:worker";

/** A file's text, as Vite has it. */
const raw: EsbuildPlugin = {
  name: "raw",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -4)),
      namespace: "raw",
    }));
    onLoad({ filter: /./, namespace: "raw" }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const { code } = await transform(text, { minify: true, format: "iife" });
      return { contents: code, loader: "text" };
    });
  },
};

/** Bundles app/worker into one script, which the route of /sw.js holds. */
export function worker(): Plugin {
  return {
    name: "worker",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { outputFiles } = await build({
        entryPoints: ["app/worker/worker.ts"],
        bundle: true,
        minify: true,
        write: false,
        format: "iife",
        target: ["chrome99", "firefox97", "safari15.4"],
        plugins: [raw],
      });
      return `export default ${JSON.stringify(outputFiles[0]?.text)}`;
    },
  };
}
