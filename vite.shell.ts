import type { Plugin } from "vite";

/**
 * Sends what every page needs (React, Remix, the document around the page) as one file: as dozens of
 * small ones it weighs more and asks the server more often.
 */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    config: () => ({
      build: { rollupOptions: { output: { manualChunks, experimentalMinChunkSize: 1_000 } } },
    }),
  };
}

/** They stand for addresses of their own, in files of their own. */
const entry = /\/app\/(root|entry\.client)\.tsx/;

type Modules = {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
};

function manualChunks(id: string, modules: Modules): string | undefined {
  const needed = neededBy(
    [...modules.getModuleIds()].filter((each) => entry.test(each)),
    modules,
  );
  return needed.has(id) && !entry.test(id) && !/\.css\b|^\0/.test(id) ? "shell" : undefined;
}

let known: Set<string> | undefined;

/** All that some modules import, and what that imports; the same for every question of a build. */
function neededBy(ids: readonly string[], { getModuleInfo }: Modules): Set<string> {
  if (known) return known;
  known = new Set(ids);
  for (const id of known) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) known.add(imported);
  }
  return known;
}
