import type { ServerBuild } from "@remix-run/node";

/** A build with some of its routes: rendered is what stands in both of its lists. */
export function withRoutes(
  build: ServerBuild,
  keeps: (id: string, path?: string) => boolean,
): ServerBuild {
  const kept = <Route extends { path?: string } | undefined>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id, route]) => keeps(id, route?.path)));
  const assets = { ...build.assets, routes: kept(build.assets.routes) };
  return { ...build, routes: kept(build.routes), assets };
}
