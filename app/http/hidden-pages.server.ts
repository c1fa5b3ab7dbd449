import type { ServerBuild } from "@remix-run/node";

/** Pages that are there for some alone: to everybody else their addresses are addresses of nothing. */
export type HiddenPages = {
  /** @param pattern of a route, such as "/team/:handle". */
  covers(pattern: string): boolean;
  /** Whether whoever sends a request may know of them. */
  admits(request: Pick<Request, "headers">): Promise<boolean>;
};

/** The site without its hidden pages: what it says of their addresses it says of any. */
export function withoutHidden(build: ServerBuild, { covers }: HiddenPages): ServerBuild {
  const shown = <Route extends { path?: string } | undefined>(routes: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([, route]) => !covers(`/${route?.path ?? ""}`)),
    );
  // Rendered is what stands in both.
  const assets = { ...build.assets, routes: shown(build.assets.routes) };
  return { ...build, routes: shown(build.routes), assets };
}
