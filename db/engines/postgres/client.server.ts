import type pg from "pg";
import { postgresMigrations } from "#db/migrations/migrations";
import type { Keys } from "#db/seal/secret-keys.server";
import type { Db } from "../database";
import { NewerDatabaseError } from "../errors.server";
import { watchWrites } from "../executor.server";
import {
  createPool,
  newClient,
  onUntimedConnection,
  type PostgresEngine,
} from "./connections.server";
import { createWriter, queriesOn, type Run, runOn } from "./queries.server";
import { siteName } from "./state.server";

type Options = {
  migrates?: boolean;
  keys?: Keys;
  /** Tells the servers after each write. */
  isCommand?: boolean;
};

/** Takes a megabyte of the tables' disk until the statement ends. */
const megabyte = `CREATE TEMPORARY TABLE room ON COMMIT DROP AS
  SELECT repeat(md5(n::text), 32) FROM generate_series(1, 1024) AS n`;

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
    keys: options.keys,
    write: options.isCommand ? announcing(write, () => announce("")) : write,
    // PostgreSQL's own VACUUM removes deleted rows in time.
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
    listen(changed: (path: string) => void, site: () => string) {
      const told = (path: string | undefined) => {
        if (path === undefined) changes += 1;
        else changed(path);
      };
      stopListening = listenForChanges(url, told, site);
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

function announcing(write: Db["write"], announce: () => Promise<unknown>): Db["write"] {
  return async (work, deadline) => {
    const value = await write(work, deadline);
    await announce();
    return value;
  };
}

/** Held by the one program that migrates; the number is arbitrary. */
const lock = 7_226_915_001;

export async function migrate(client: pg.ClientBase, steps = postgresMigrations): Promise<void> {
  const run = runOn(client);
  await run("BEGIN");
  try {
    await run("SELECT pg_advisory_xact_lock($1)", [lock]);
    const version = await versionOf(run);
    if (version > steps.length) throw new NewerDatabaseError(version, steps.length);
    for (const step of steps.slice(version)) await run(step);
    if (version < steps.length) await setVersion(run, steps.length);
    await run("COMMIT");
  } catch (error) {
    await run("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function versionOf(run: Run): Promise<number> {
  const { rows: found } = await run("SELECT to_regclass('schema_version') AS name");
  if (found[0].name === null) return 0;
  const { rows } = await run("SELECT version FROM schema_version");
  return rows[0]?.version ?? 0;
}

async function setVersion(run: Run, version: number): Promise<void> {
  await run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
  await run("DELETE FROM schema_version");
  await run("INSERT INTO schema_version VALUES ($1)", [version]);
}

const interval = 2_000;

/**
 * `changed` gets a page's path; undefined where anything may differ (a command, a lost connection). The
 * connection's name tells the doctor which site the instance has.
 */
function listenForChanges(
  url: string,
  changed: (path: string | undefined) => void,
  site: () => string,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  void look();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };

  async function look(): Promise<void> {
    try {
      client ??= await connect();
      await client.query("SELECT set_config('application_name', $1, false)", [siteName + site()]);
    } catch {
      client?.end().catch(() => {});
      client = undefined;
    }
    if (!isOver) timer = setTimeout(look, interval).unref();
  }

  async function connect(): Promise<pg.Client> {
    const made = newClient(url, { query_timeout: 3_000 });
    client = made;
    made.on("notification", ({ payload }) => changed(payload || undefined));
    await made.connect();
    await made.query("LISTEN changes");
    changed(undefined);
    return made;
  }
}
