import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { openPostgres } from "#db/engines/postgres/client.server";
import { makeCluster, ownFolder, type PostgresServer, runCluster } from "./postgres";
import { isRoot, nobody } from "./postgres-binaries";

/** A primary, and the standby that every commit waits for. */
export type PostgresPair = {
  primary: PostgresServer;
  standby: PostgresServer;
  /** Makes the standby take writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a primary with a synchronous standby, as deploy/postgresql.md has them. */
export async function startPair(): Promise<PostgresPair> {
  const first = await makeCluster();
  const folder = ownFolder();
  const data = join(folder, "data");
  execFileSync("cp", ["-a", first.data, data]);
  const own = isRoot ? { uid: nobody, gid: nobody } : {};
  execFileSync("touch", [join(data, "standby.signal")], own);
  const primary = await runCluster(first, {
    fsync: "on",
    synchronous_commit: "on",
    synchronous_standby_names: "standby",
  });
  const { port } = new URL(primary.url);
  const standby = await runCluster(
    { bin: first.bin, folder, data },
    {
      fsync: "on",
      primary_conninfo: `host=127.0.0.1 port=${port} user=postgres application_name=standby`,
    },
  );
  return {
    primary,
    standby,
    promote: () => ask(standby.url, "SELECT pg_promote()"),
    async stop() {
      await standby.stop();
      await primary.stop();
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const engine = openPostgres(`${url}/postgres`);
  try {
    await engine.pool.run(statement);
  } finally {
    await engine.close();
  }
}
