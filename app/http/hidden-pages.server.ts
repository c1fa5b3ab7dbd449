import type { ServerBuild } from "@remix-run/node";
import { filterRoutes } from "./filter-routes.server";

/** Pages that are there for some alone: to everybody else their addresses are addresses of nothing. */
export type HiddenPages = {
  /** @param pattern of a route, such as "/team/:handle". */
  covers(pattern: string): boolean;
  /** Whether whoever sends a request may know of them. */
  admits(request: Pick<Request, "headers">): Promise<boolean>;
};

/** The site without its hidden pages: what it says of their addresses it says of any. */
export function withoutHidden(build: ServerBuild, { covers }: HiddenPages): ServerBuild {
  return filterRoutes(build, (_, path = "") => !covers(`/${path}`));
}
