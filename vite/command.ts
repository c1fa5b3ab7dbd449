import type { Plugin } from "vite";

/** Builds the command's entry beside Remix's, so that both have every module in common. */
export function command(): Plugin {
  return {
    name: "command",
    apply: (_, { isSsrBuild, command }) => command === "build" && Boolean(isSsrBuild),
    // Else each file would name all that another one imports.
    outputOptions: (options) => ({ ...options, hoistTransitiveImports: false }),
    buildStart() {
      this.emitFile({ type: "chunk", id: "app/cli/main.ts", fileName: "prayer-life.js" });
    },
  };
}
