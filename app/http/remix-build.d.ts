/** The Remix build; bin/build.mjs resolves the name when it bundles the command. */
declare module "remix-build" {
  import type { ServerBuild } from "@remix-run/node";

  const build: ServerBuild;
  export = build;
}
