/** The routes and their assets, as the Remix plugin hands them to what serves them. */
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";

  const build: ServerBuild;
  export = build;
}
