import type { Engine } from "../database";
import type { PostgresEngine } from "./client.server";

/** Whether a database is one of PostgreSQL's. */
export const isPostgres = (engine: Engine): engine is PostgresEngine => "pool" in engine;
