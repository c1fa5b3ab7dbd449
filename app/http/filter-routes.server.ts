import type { ServerBuild } from "@remix-run/node";

/** A build with some of its routes: rendered is what stands in both of its lists. */
export function filterRoutes(
  build: ServerBuild,
  isIncluded: (id: string, path?: string) => boolean,
): ServerBuild {
  const filtered = <Route extends { path?: string } | undefined>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id, route]) => isIncluded(id, route?.path)));
  const assets = { ...build.assets, routes: filtered(build.assets.routes) };
  return { ...build, routes: filtered(build.routes), assets };
}
