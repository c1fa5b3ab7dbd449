import type { Plugin } from "vite";

/**
 * Sends what every page needs (React, Remix, the document around the page) as one file, and what the
 * home page shares with others as a second: as dozens of small ones they weigh more and ask the server
 * more often.
 */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            manualChunks,
            experimentalMinChunkSize: 2000,
            // The list of routes that every page reads names each: parts go by letters of chance alone.
            chunkFileNames: "assets/[hash:8].js",
            entryFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    }),
    // Routes are not discovered one by one here (vite.config.ts), which Remix asks at run time.
    transform: (code, id) =>
      id.endsWith("/@remix-run/react/dist/esm/fog-of-war.js")
        ? code.replace("future.v3_lazyRouteDiscovery === true", "false")
        : undefined,
  };
}

/** They stand for addresses of their own, in files of their own. */
const entry = /\/app\/(root|entry\.client)\.tsx/;
const home = /\/routes\/marketing\/home\//;

type Modules = {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
};

function manualChunks(id: string, modules: Modules): string | undefined {
  if (entry.test(id) || home.test(id) || /\.css\b|^\0/.test(id)) return undefined;
  known ??= { shell: neededBy(entry, modules), parts: neededBy(home, modules) };
  if (known.shell.has(id)) return "shell";
  return known.parts.has(id) ? "parts" : undefined;
}

/** The same for every question of a build. */
let known: Record<"shell" | "parts", Set<string>> | undefined;

/** All that some modules import, and what that imports. */
function neededBy(those: RegExp, { getModuleIds, getModuleInfo }: Modules): Set<string> {
  const needed = new Set([...getModuleIds()].filter((each) => those.test(each)));
  for (const id of needed) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  }
  return needed;
}
