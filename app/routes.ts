import { index, type RouteConfig, route } from "@remix-run/route-config";
import { rows } from "./pages";

/** The table of pages.ts as Remix reads it. */
export default rows.map(([path, { file, id }]) =>
  path === "/"
    ? index(`routes/${file}`)
    : route(path.slice(1), `routes/${file}`, { ...(id && { id }) }),
) satisfies RouteConfig;
