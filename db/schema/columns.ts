import { integer } from "drizzle-orm/sqlite-core";

/** Moments are integers: milliseconds since 1970, UTC. The SQL of `migrations/` holds the checks. */
export const moment = (name: string) => integer(name, { mode: "timestamp_ms" });
export const flag = (name: string) => integer(name, { mode: "boolean" });
