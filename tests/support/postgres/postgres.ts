import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "#db/engines/postgres/client.server";
import { findBinaries, isRoot, nobody } from "./postgres-binaries";

const user = isRoot ? { uid: nobody, gid: nobody } : {};

export type PostgresServer = {
  /** Without a database's name behind it. */
  url: string;
  /** Its first process, whose children the others are. */
  pid(): number;
  /** Kills it, as a power cut would; or ends it in another way. */
  crash(signal?: NodeJS.Signals): Promise<void>;
  /** Runs it again where it was. */
  resume(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
};

/** A PostgreSQL server of its own on loopback, with nothing in it. @param settings of postgresql.conf. */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const cluster = await makeCluster();
  return runCluster(cluster, settings);
}

/** A server's files. */
export type Cluster = {
  /** Where its programs are. */
  bin: string;
  folder: string;
  data: string;
};

/** Makes a server's files, with nothing in it. */
export async function makeCluster(): Promise<Cluster> {
  const folder = ownFolder();
  const bin = await findBinaries(folder);
  const data = join(folder, "data");
  const made = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"];
  const stdio = ["ignore", "ignore", "inherit"] as const;
  execFileSync(join(bin, "initdb"), made, { stdio: [...stdio], cwd: folder, ...user });
  return { bin, folder, data };
}

/** Runs a server on its files, which go with it. @param settings of postgresql.conf. */
export async function runCluster(
  { bin, folder, data }: Cluster,
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const port = String(await freePort());
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "300",
    fsync: "off",
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const run = () =>
    spawn(join(bin, "postgres"), ["-D", data, "-p", port, ...options], {
      stdio: "ignore",
      cwd: folder,
      ...user,
    });
  const url = `postgres://postgres@127.0.0.1:${port}`;
  let child = run();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.kill(signal)) await once(child, "exit");
  };
  await untilReady(url, child);
  return {
    url,
    pid: () => child.pid ?? 0,
    crash: (signal = "SIGKILL") => end(signal),
    async resume() {
      child = run();
      await untilReady(url, child);
    },
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const engine = openPostgres(`${url}/postgres`);
    try {
      await engine.ping();
      return;
    } catch {
      await sleep(50);
    } finally {
      await engine.close();
    }
  }
  throw new Error("PostgreSQL does not answer");
}

/** A folder that PostgreSQL may use. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-postgres-"));
  chmodSync(folder, 0o700);
  if (isRoot) chownSync(folder, nobody, nobody);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
