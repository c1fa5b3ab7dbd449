import { pg } from "./driver.server";
import { postgresError } from "./errors.server";
import { type Run, runOn } from "./queries.server";

/** Connections that one process has at the most. */
const most = 10;

/**
 * Milliseconds: until a connection is given up, that a statement, a lock and an idle transaction may
 * last, and how long we wait for a machine that does not answer at all.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

export type Pool = {
  run: Run;
  /** Lends a connection. @throws PostgresError, or what `prepare` threw. */
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  /** Connections there are, and requests that wait for one. */
  counts(): { connections: number; waiting: number };
};

/**
 * Connections to a database, made when they are needed.
 * @param prepare what is done once before anything else, and again until it succeeds.
 */
export function createPool(url: string, prepare: () => Promise<void>): Pool {
  const options = { max: most, keepAlive: true, application_name: "prayer-life", ...timeouts };
  const pool = new pg.Pool({ connectionString: url, ...options });
  // A connection that ends while nobody uses it: whoever comes next gets another.
  pool.on("error", () => {});
  // One that ends while it is lent and nothing is asked of it: what is asked next says so.
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
      return acquire();
    },
    end: () => pool.end(),
    counts: () => ({ connections: pool.totalCount, waiting: pool.waitingCount }),
  };

  async function requirePrepared(): Promise<void> {
    if (isPrepared) return;
    await prepare();
    isPrepared = true;
  }

  async function acquire(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw postgresError(error);
    }
  }
}
