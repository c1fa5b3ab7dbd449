import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const binary = process.env.BINARY;

/** The program under test: the built one with this Node, or the single executable that BINARY names. */
export const program: readonly [string, ...string[]] = binary
  ? [resolve(binary)]
  : [process.execPath, resolve("build/prayer-life.cjs")];

/** All that a program of ours gets to know of the machine it is tested on. */
export const environment = {
  PATH: process.env.PATH,
  NODE_ENV: "production" as const,
  // As `npm start` does, that tests know where it is, however little it logs.
  ANNOUNCE: "on",
  // What the executable unpacks is not among the data that tests look at.
  ...(binary && { RUNTIME_DIRECTORY: join(tmpdir(), "prayer-life-test-run") }),
};

/** Starts the program under test. */
export function start(
  args: string[],
  env: Record<string, string> = {},
  [file, ...first] = program,
) {
  return spawn(file, [...first, ...args], {
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
