import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base } from "../test";

const aDay = 86_400_000;
/** Noon (UTC): however long a test takes, its first day is one day. */
const firstNoon = new Date().setUTCHours(12, 0, 0, 0);

/** The nth day from the first, as the site writes it: `2026-12-01`. */
export const dayFromFirst = (days: number) =>
  new Date(firstNoon + days * aDay).toISOString().slice(0, 10);

/** The clock of a server that one test has for itself. */
export type Clock = {
  url: string;
  /** Brings the server, with all it keeps, to the nth day from the first; the pages are left before. */
  moveTo(day: number, ...pages: readonly Page[]): Promise<void>;
};

/** The site's own `test` against a server of its own, whose clock it moves. */
export const test = base.extend<{ clock: Clock }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
  clock: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "prayer-life-clock-"));
    let server = await serve(folder, 0, 0);
    const { port } = server;
    await use({
      url: `http://127.0.0.1:${port}`,
      async moveTo(day, ...pages) {
        for (const page of pages) await page.goto("about:blank");
        await server.stop();
        server = await serve(folder, port, day);
      },
    });
    await server.stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ clock }, use) => use(clock.url),
});

export { expect, settled } from "../test";

async function serve(folder: string, port: number, day: number) {
  const child = spawn(process.execPath, ["build/prayer-life.cjs", "serve"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: folder,
      PORT: String(port),
      CLOCK_OFFSET: String(firstNoon + day * aDay - Date.now()),
      RATE_LIMIT: "off",
      PHOTOS: "off",
      LOG_LEVEL: "warn",
      ANNOUNCE: "on",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let output = "";
  const found = await new Promise<string>((resolve, reject) => {
    child.stderr.on("data", (chunk) => {
      output += chunk;
      const at = /Prayer LIFE is at \S+:(\d+)/.exec(output)?.[1];
      if (at) resolve(at);
    });
    ended.then(() => reject(new Error(`The server ended:\n${output}`)));
  });
  return {
    port: Number(found),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
