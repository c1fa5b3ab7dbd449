import type { TestProject } from "vitest/node";
import { openPostgres } from "#db/engines/postgres/client.server";
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
  const engine = openPostgres(`${server.url}/postgres`);
  // Which one it was (POSTGRES chooses) belongs to what was seen.
  process.stderr.write(`${await engine.describe()}\n`);
  await engine.close();
  project.provide("postgres", server.url);
  return () => server.stop();
}
