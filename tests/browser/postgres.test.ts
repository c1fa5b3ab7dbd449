import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { expect, inject, it } from "vitest";
import { createDatabase } from "../support/postgres/postgres-database";

/** Beside the port of the whole suite. */
const port = Number(process.env.E2E_PORT ?? 43_117) + 1;

it.each(["scripts", "no scripts"])("the marked specs pass on PostgreSQL: %s", async (project) => {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const which = ["--grep=@postgres", `--project=${project}`];
  // In a folder of its own: Playwright empties what it writes to, and there is the whole suite's.
  const args = [cli, "test", ...which, "--reporter=line", "--output=test-results/postgres"];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      E2E_PORT: String(port),
      DATABASE_URL: await createDatabase(String(inject("postgres"))),
      SECRET: "5".repeat(64),
    },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect(code, output).toBe(0);
});
