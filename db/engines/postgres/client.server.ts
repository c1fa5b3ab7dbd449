import type { Db, Engine } from "../database";
import { watchWrites } from "../executor.server";
import { listenForChanges } from "./changes.server";
import { migrate, versionOf } from "./migrate.server";
import { createPool, type Pool } from "./pool.server";
import { queriesOn, runOn } from "./queries.server";
import { onUntimedConnection } from "./untimed-connection.server";
import { createWriter } from "./writer.server";

/** A PostgreSQL database. */
export type PostgresEngine = Engine & {
  pool: Pool;
};

type Options = {
  /** Whether its schema is brought up to date before anything else. */
  migrates?: boolean;
  /** Whether this is no server: the servers are told of whatever it writes. */
  isCommand?: boolean;
};

/** Takes a megabyte of the disk that the tables are on, until the statement ends. */
const megabyte = `CREATE TEMPORARY TABLE room ON COMMIT DROP AS
  SELECT repeat(md5(n::text), 32) FROM generate_series(1, 1024) AS n`;

/**
 * A PostgreSQL database, connected to when it is first asked something.
 * @param url postgres://user@host/database
 */
export function openPostgres(url: string, options: Options = {}): PostgresEngine {
  const pool = createPool(url, async () => {
    if (options.migrates) await onUntimedConnection(url, migrate);
  });
  const { run } = pool;
  const announce = (path: string) => run("SELECT pg_notify('changes', $1)", [path]);
  let retries = 0;
  let changes = 0;
  let stopListening = async () => {};
  const { watched, requireLastWrite } = watchWrites(
    () => true,
    async () => void (await run(megabyte)),
  );
  const write = watched(
    createWriter(pool.connect, () => {
      retries += 1;
    }),
  );

  return Object.assign(queriesOn(run), {
    pool,
    write: options.isCommand ? announcing(write, () => announce("")) : write,
    // PostgreSQL's own VACUUM takes deleted rows away, in time.
    forgetDeleted() {},
    describe: async () => `PostgreSQL ${(await run("SHOW server_version")).rows[0].server_version}`,
    schema: () => versionOf(run),
    ping: async () => void (await run("SELECT 1")),
    async tryWrite() {
      await requireLastWrite();
      await run("UPDATE schema_version SET version = version");
    },
    isInPlace: () => true,
    foreignChanges: () => changes,
    announce: (path: string) => void announce(path).catch(() => {}),
    listen(changed: (path: string) => void) {
      stopListening = listenForChanges(url, (path) => {
        if (path === undefined) changes += 1;
        else changed(path);
      });
    },
    counters: () => ({ ...pool.counts(), retries }),
    async scrub() {
      await onUntimedConnection(url, (client) => runOn(client)("VACUUM"));
      return true;
    },
    async close() {
      await stopListening();
      await pool.end();
    },
  });
}

/** Writes as `write` does, and says so. */
function announcing(write: Db["write"], announce: () => Promise<unknown>): Db["write"] {
  return async (work, deadline) => {
    const value = await write(work, deadline);
    await announce();
    return value;
  };
}
