import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Engine } from "../database";
import { postgresError } from "../errors.server";
import { type Run, runOn } from "./queries.server";

const most = 10;

const common = {
  application_name: "prayer-life words",
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
};

/** Milliseconds. `query_timeout` covers a machine that does not answer at all. */
const timeouts = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

type Pool = {
  run: Run;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  counts(): { connections: number; waiting: number };
};

export type PostgresEngine = Engine & { pool: Pool };

export const isPostgres = (engine: Engine): engine is PostgresEngine => "pool" in engine;

/** @param prepare runs before anything else, and again until it succeeds. */
export function createPool(url: string, prepare: () => Promise<void>): Pool {
  const pool = new pg.Pool({ connectionString: url, max: most, ...common, ...timeouts });
  pool.on("error", () => {});
  // A lost connection that is lent fails with its next query.
  pool.on("connect", (client) => client.on("error", () => {}));
  const runOnPool = runOn(pool);
  let isPrepared = false;

  return {
    async run(...statement) {
      await requirePrepared();
      return runOnPool(...statement);
    },
    async connect() {
      await requirePrepared();
      return pool.connect().catch(rethrow);
    },
    end: () => pool.end(),
    counts: () => ({ connections: pool.totalCount, waiting: pool.waitingCount }),
  };

  async function requirePrepared(): Promise<void> {
    if (isPrepared) return;
    await prepare();
    isPrepared = true;
  }
}

function rethrow(error: unknown): never {
  throw postgresError(error);
}

/** Besides the pool, not connected yet. @param limits milliseconds. */
export function newClient(url: string, limits: { query_timeout?: number } = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, ...common, ...limits });
  client.on("error", () => {});
  return client;
}

/** For what may take long, such as migrating a large table. */
export async function onUntimedConnection<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = newClient(url);
  try {
    await client.connect().catch(rethrow);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

type Asked = Pick<pg.Client, "host" | "port" | "user"> & { database?: string };

/** pg's own reading of password files warns at every start that it will go. */
// pg 8.23.1: a function is asked for the password, whatever the types say.
pg.defaults.password = findPassword as never;

/** `host:port:database:user:password`, `*` fits all, as libpq reads it. @throws where no line fits. */
export function findPassword({ host, port, database, user }: Asked): string {
  const file = process.env.PGPASSFILE || join(homedir(), ".pgpass");
  const wanted = [host.startsWith("/") ? "localhost" : host, String(port), database, user];
  for (const line of linesOf(file)) {
    const fields = fieldsOf(line);
    const fits = wanted.every((value, at) => fields[at] === "*" || fields[at] === value);
    if (fits && fields[4]) return fields[4];
  }
  throw new Error(
    `PostgreSQL asks for a password: there is none in its address, in PGPASSWORD or in ${file}`,
  );
}

function fieldsOf(line: string): string[] {
  const marked = line.replaceAll("\\\\", "\u0001").replaceAll("\\:", "\0");
  return marked.split(":").map((field) => field.replaceAll("\0", ":").replaceAll("\u0001", "\\"));
}

function linesOf(file: string): string[] {
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state?.isFile()) return [];
  if ((state.mode & 0o077) !== 0)
    throw new Error(`Others can read ${file}, so no password is taken from it: chmod 600 ${file}`);
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#"));
}
