import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A built server of its own, on a free port and an empty data folder. */
export type TestServer = {
  url: string;
  port: number;
  folder: string;
  process: ChildProcess;
  /** What it has written so far, standard output and errors together. */
  output(): string;
  /** Ends it as an operator would, and reads its last words. @returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** All that a program of ours gets to know of the machine it is tested on. */
export const environment = { PATH: process.env.PATH, NODE_ENV: "production" } as const;

const started: ChildProcess[] = [];

// A test that failed half-way leaves nobody behind.
afterAll(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** Starts the built server and waits until it says where it is. @throws with its output. */
export async function startServer(
  env: Record<string, string> = {},
  program = "build/prayer-life.cjs",
): Promise<TestServer> {
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "prayer-life-test-"));
  const child = spawn(process.execPath, [program, "serve"], {
    env: { ...environment, PORT: "0", RATE_LIMIT: "off", ...env, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const at = /Prayer LIFE is at (\S+)/.exec(output)?.[1];
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
