import { spawnSync } from "node:child_process";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { temporaryFolder } from "../support/folder";
import { environment, program } from "../support/program";

const DATA_DIR = temporaryFolder();
const env = { ...environment, DATA_DIR };
const email = "ann@example.org";
const [file, ...first] = program;
const hasTerminal = spawnSync("script", ["--version"]).status === 0;

/** With the words that stand on its standard input, as `echo n | …` and `ssh host …` leave them. */
function runWith(input: string, ...args: string[]) {
  const { status, stderr } = spawnSync(file, [...first, ...args], { env, input, encoding: "utf8" });
  return { code: status, stderr };
}

/** At a terminal, where the words are typed. */
function typed(input: string, ...args: string[]) {
  const call = [...program, ...args].map((word) => `'${word}'`).join(" ");
  const { status, stdout } = spawnSync("script", ["-qec", call, "/dev/null"], {
    env,
    input,
    encoding: "utf8",
  });
  return { code: status, said: stdout };
}

function stands(): boolean {
  const sqlite = new Database(join(DATA_DIR, "prayer-life.db"), { readonly: true });
  const found = sqlite.prepare("SELECT 1 FROM newsletter_subscriptions").get();
  const account = sqlite.prepare("SELECT 1 FROM users").get();
  sqlite.close();
  return found !== undefined && account !== undefined;
}

beforeAll(async () => {
  const db = openDatabase(DATA_DIR);
  db.$client.exec(`INSERT INTO newsletter_subscriptions (email) VALUES ('${email}');
    INSERT INTO users (id, username, email, password) VALUES (1, 'ann', 'a@example.org', 'scrypt');
    INSERT INTO usernames VALUES (1, 'ann')`);
  await db.close();
});

it.each([
  [["erase", "--subject", email], "erased"],
  [["user", "delete", "ann"], "deleted"],
])("without a terminal %j does nothing unless it is told --yes", (args, done) => {
  for (const input of ["", "n\n", "y\n"]) {
    const { code, stderr } = runWith(input, ...args);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^prayer-life: Nothing was ${done}\\. .*--yes\\.\n$`)),
    ]);
  }
  expect(stands()).toBe(true);
});

it.runIf(hasTerminal)("at a terminal it asks, and anything but yes is no", () => {
  for (const input of ["n\n", "\n", "\u0004"]) {
    const { code, said } = typed(input, "erase", "--subject", email);
    expect([code, said]).toEqual([1, expect.stringContaining("for good?")]);
    expect(said).toContain("Nothing was erased.");
  }
  expect(stands()).toBe(true);
  expect(typed("y\n", "user", "delete", "ann").code).toBe(0);
  expect(stands()).toBe(false);
});

it("with --yes it is done", () => {
  expect(runWith("", "erase", "--subject", email, "--yes").code).toBe(0);
});
