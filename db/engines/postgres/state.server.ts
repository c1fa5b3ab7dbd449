import type { Run } from "./queries.server";

/** How connections of releases are named that open no sealed words. */
export const olderName = "prayer-life";

/** How an instance's listening connection is named, before the hash of its site. */
export const siteName = "prayer-life site ";

export type PostgresState = {
  version: string;
  major: number;
  encoding: string;
  isStandby: boolean;
  isReadOnly: boolean;
  fsync: string;
  synchronousCommit: string;
  /** Standbys that a commit waits for; "" for none. */
  standbyNames: string;
  standbys: number;
  connections: number;
  mostConnections: number;
  isSuperuser: boolean;
  isEncrypted: boolean;
  size: number;
  /** What the instances that run say of their site, each once. */
  sites: string[];
  /** The server's clock, in milliseconds since 1970. */
  now: number;
};

export async function readState(run: Run): Promise<PostgresState> {
  const { rows } = await run(
    `SELECT
    current_setting('server_version') AS version,
    current_setting('server_version_num')::int / 10000 AS major,
    current_setting('server_encoding') AS encoding,
    pg_is_in_recovery() AS "isStandby",
    current_setting('transaction_read_only')::boolean AS "isReadOnly",
    current_setting('fsync') AS fsync,
    current_setting('synchronous_commit') AS "synchronousCommit",
    current_setting('synchronous_standby_names') AS "standbyNames",
    (SELECT count(*) FROM pg_stat_replication) AS standbys,
    (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
    current_setting('max_connections')::int AS "mostConnections",
    coalesce((SELECT rolsuper FROM pg_roles WHERE rolname = current_user), false) AS "isSuperuser",
    coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "isEncrypted",
    ARRAY(SELECT DISTINCT substr(application_name, length($1) + 1) FROM pg_stat_activity
      WHERE datname = current_database() AND starts_with(application_name, $1)) AS sites,
    pg_database_size(current_database()) AS size,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`,
    [siteName],
  );
  return rows[0];
}

/** Connections of instances to the same database. @param name as LIKE has it. */
export async function countOthers(run: Run, name = `${olderName}%`): Promise<number> {
  const { rows } = await run(
    `SELECT count(*)::int AS others FROM pg_stat_activity
    WHERE application_name LIKE $1 AND datname = current_database() AND pid <> pg_backend_pid()`,
    [name],
  );
  return rows[0].others;
}
