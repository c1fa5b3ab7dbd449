import { build } from "esbuild";
import type { Plugin } from "vite";

const name = "virtual:worker";

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
      });
      return `export default ${JSON.stringify(outputFiles[0]?.text)}`;
    },
  };
}
