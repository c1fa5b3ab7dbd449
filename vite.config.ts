import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { art } from "./vite/art";
import { browserRoutes } from "./vite/browser-routes";
import { command } from "./vite/command";
import { fonts } from "./vite/fonts";
import { markdown } from "./vite/markdown";
import { oldEngines } from "./vite/old-engines";
import { secondSheets } from "./vite/second-sheets";
import { shell } from "./vite/shell";
import { worker } from "./vite/worker";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    art(),
    fonts(),
    markdown(),
    tailwindcss(),
    remix(remixConfig),
    command(),
    shell(),
    secondSheets(),
    oldEngines(),
    browserRoutes(),
    worker(),
  ],
  build: {
    assetsInlineLimit: 0,
    target: ["es2022", "chrome99", "firefox97", "safari15.4"],
    // Four in a hundred bytes less than esbuild makes of it.
    minify: !isSsrBuild && "terser",
    terserOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020, keep_fargs: false } },
  },
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
}));
