import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL server, in runs that are about it. */
    postgres: string | undefined;
  }
}

/** Starts the PostgreSQL server that a run shares. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide("postgres", server.url);
  return () => server.stop();
}
