import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { rows } from "../app/pages";

/** Files of routes that no page is made of: feeds, pictures, the API. */
const pageless = new Set(
  rows.flatMap(([, { file, id }]) =>
    file.endsWith(".ts") ? [id ?? `routes/${file.slice(0, -".ts".length)}`] : [],
  ),
);

/**
 * Scripts never go to a route without a page, so the list of routes that every page loads is written anew
 * without them. Bound to what Remix 2.17 writes when it has built the server.
 * @throws where it writes something else
 */
export function browserRoutes(): Plugin {
  let assets: string | undefined;
  return {
    name: "browser-routes",
    apply: "build",
    enforce: "post",
    configResolved({ build }) {
      assets = build.ssr ? join(dirname(build.outDir), "client/assets") : undefined;
    },
    closeBundle() {
      if (!assets) return;
      const names = readdirSync(assets).filter((name) => /^manifest-[\da-f]{8}\.js$/.test(name));
      for (const name of names) {
        const path = join(assets, name);
        writeFileSync(path, withoutPageless(readFileSync(path, "utf8")));
      }
      if (names.length !== 1) throw new Error("Remix has written no list of routes");
    },
  };
}

type Routes = Record<string, { imports?: string[] }>;

/** @param written the script that sets the list */
export function withoutPageless(written: string): string {
  const [, begin = "", json = ""] = /^(window\.__remixManifest=)(.*);$/s.exec(written) ?? [];
  const { routes, ...manifest } = JSON.parse(json) as { routes: Routes };
  const left = Object.entries(routes).filter(([id]) => !pageless.has(id));
  return `${begin}${JSON.stringify({ ...manifest, routes: shrinkable(left) })};`;
}

/** Said alike where it is alike: what is absent is false, and what most routes import comes first. */
function shrinkable(routes: [string, Routes[string]][]): Routes {
  const uses = new Map<string, number>();
  for (const [, { imports = [] }] of routes)
    for (const name of imports) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = (a: string, b: string) =>
    (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1);
  const written = routes.map(([id, { imports, ...route }]): [string, Routes[string]] => {
    const said = Object.entries(route).filter(([, value]) => value !== false);
    return [id, { ...Object.fromEntries(said), ...(imports && { imports: imports.sort(byUse) }) }];
  });
  return Object.fromEntries(written.sort(([a], [b]) => (a < b ? -1 : 1)));
}
