import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Db, Tx } from "../database";
import { createQueries, postgresDialect } from "../drizzle.server";
import { isConflict, isDisconnection, PostgresError, postgresError } from "../errors.server";
import { LateTransactionError, requireNoTransaction, runTransaction } from "../executor.server";

export type Run = (text: string, values?: unknown[], isList?: boolean) => Promise<pg.QueryResult>;

/** Eight-byte integers as numbers: milliseconds and counts are far below what those can represent. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as "text"),
};

export function runOn(client: Pick<pg.ClientBase, "query">): Run {
  return async (text, values = [], isList = false) => {
    try {
      // Only without parameters can several statements run at once.
      const parameters = values.length > 0 ? { values } : {};
      return await client.query({
        text,
        ...parameters,
        types,
        ...(isList && { rowMode: "array" }),
      });
    } catch (error) {
      throw postgresError(error);
    }
  };
}

export function queriesOn(run: Run) {
  return createQueries(async (text, values, method) => {
    const { rows } = await run(text, values, true);
    return { rows: method === "get" ? rows[0] : rows };
  }, postgresDialect);
}

const timeout = 5_000;

/** Milliseconds; the actual pause is random, so that two do not collide again. */
const longestPause = 100;

/** Each transaction is SERIALIZABLE, and run again where PostgreSQL finds a conflict. */
export function createWriter(
  connect: () => Promise<pg.PoolClient>,
  onRetry: () => void,
): Db["write"] {
  return async (work, deadline) => {
    requireNoTransaction();
    const until = performance.now() + (deadline ?? timeout);
    for (let tries = 1; ; tries += 1) {
      try {
        return await transact(connect, work, deadline);
      } catch (error) {
        if (!isConflict(error) || performance.now() > until) throw error;
        onRetry();
        await sleep(Math.random() * Math.min(longestPause, 2 ** tries));
      }
    }
  };
}

async function transact<T>(
  connect: () => Promise<pg.PoolClient>,
  work: (tx: Tx) => Promise<T>,
  deadline?: number,
): Promise<T> {
  const client = await connect();
  const run = runOn(client);
  let broken: Error | undefined;
  try {
    await run("BEGIN ISOLATION LEVEL SERIALIZABLE");
    const value = await runTransaction(() => work(queriesOn(run)), deadline);
    const { command } = await run("COMMIT");
    // COMMIT answers "ROLLBACK" where an error went unnoticed.
    if (command !== "COMMIT") throw new PostgresError("25P02", "rolled back");
    return value;
  } catch (error) {
    // A connection that does not answer is closed instead: that rolls back, too.
    if (isDisconnection(error) || error instanceof LateTransactionError) broken = error as Error;
    else
      await run("ROLLBACK").catch((reason: Error) => {
        broken = reason;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
