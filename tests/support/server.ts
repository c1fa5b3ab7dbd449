import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { createDatabase } from "./postgres/postgres-database";
import { start } from "./program";

/** Nothing for SQLite; a database of its own in runs about PostgreSQL. */
async function databaseSettings(folder: string): Promise<Record<string, string>> {
  const server = inject("postgres");
  if (!server) return {};
  const url = databases.get(folder) ?? (await createDatabase(server));
  databases.set(folder, url);
  return { DATABASE_URL: url, SECRET: "5".repeat(64) };
}

/** Whoever starts again on a folder finds what was kept. */
const databases = new Map<string, string>();

/** Whether what is kept is in a file of ours: some tests lock it, fill it or read its bytes. */
export const onFile = inject("postgres") === undefined;

/** A built server of its own, on a free port and an empty data folder. */
export type TestServer = {
  url: string;
  port: number;
  folder: string;
  /** The address of its database, where that is PostgreSQL's. */
  database?: string;
  process: ChildProcess;
  /** What it has written so far, standard output and errors together. */
  output(): string;
  /** Ends it as an operator would, and reads its last words. @returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const started: ChildProcess[] = [];

// A test that failed half-way leaves nobody behind.
afterAll(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/**
 * Starts the program and waits until it says where it is.
 * @param bundle another than the one that is built.
 * @throws with its output.
 */
export async function startServer(
  env: Record<string, string> = {},
  bundle?: string,
): Promise<TestServer> {
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "prayer-life-test-"));
  const settings: Record<string, string> = {
    PORT: "0",
    RATE_LIMIT: "off",
    ...(await databaseSettings(folder)),
    ...env,
    DATA_DIR: folder,
  };
  const child = start(["serve"], settings, bundle ? [process.execPath, bundle] : undefined);
  started.push(child);
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const at = /^.+ is at (http\S+)$/m.exec(output)?.[1];
      if (at) resolve(at);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const { port } = new URL(url);
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    folder,
    database: settings.DATABASE_URL,
    process: child,
    output: () => output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const code = await ended;
      if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
