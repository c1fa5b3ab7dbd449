import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";

let DATA_DIR: string;
const file = () => join(DATA_DIR, "prayer-life.db");

type Finding = { what: string; state: string; found: string; advice?: string };

/** What the doctor says, by what it is said of. */
async function doctor(env: Record<string, string> = {}) {
  const { code, stdout } = await run(["doctor", "--json"], { DATA_DIR, ...env });
  const found = stdout
    .trim()
    .split("\n")
    .map((line): Finding => JSON.parse(line));
  return { code, stdout, of: (what: string) => found.find((one) => one.what === what) };
}

beforeEach(async () => {
  DATA_DIR = temporaryFolder();
  await openDatabase(DATA_DIR).close();
});

const behindProxy = { ORIGIN: "https://pray.example.org", TRUST_PROXY: "1" };

describe("the doctor", () => {
  it("finds nothing wrong with what is sound, and says whether a server runs", async () => {
    const { code, of } = await doctor(behindProxy);
    expect(code).toBe(0);
    for (const what of ["ORIGIN", "HOST, PORT", "TRUST_PROXY", "Integrity", "Schema", "Clock"]) {
      expect([what, of(what)?.state]).toEqual([what, "good"]);
    }
    expect(of("Server")?.found).toBe("does not run on this folder");
  });

  it("finds what others can read, changes nothing, and shows no secret", async () => {
    const secret = "5ec7e7".padEnd(64, "0");
    writeFileSync(join(DATA_DIR, "secret"), secret, { mode: 0o644 });
    chmodSync(file(), 0o640);
    const { code, stdout, of } = await doctor();
    expect([code, of("Secret")?.state, of("Database")?.state]).toEqual([1, "bad", "bad"]);
    expect(of("Secret")?.advice).toContain("chmod 600");
    expect((statSync(file()).mode & 0o777).toString(8)).toBe("640");
    expect(stdout).not.toContain(secret);
  });

  it("finds a clock that goes behind what was kept", async () => {
    const sqlite = new Database(file());
    sqlite.exec("INSERT INTO prayer_requests (content, createdAt) VALUES ('a', 99999999999999)");
    sqlite.close();
    expect((await doctor()).of("Clock")?.state).toBe("doubtful");
  });

  it.each([
    ["a schema that is newer", (path: string) => newer(path), "Schema", /newer program/],
    [
      "no database",
      (path: string) => writeFileSync(path, "x".repeat(9_000)),
      "Integrity",
      /restore/,
    ],
    ["rows that belong to nothing", (path: string) => orphan(path), "Integrity", /restore/],
  ])("finds %s", async (_, spoil, what, advice) => {
    spoil(file());
    const { code, of } = await doctor();
    expect([code, of(what)?.state, of(what)?.advice]).toEqual([
      1,
      "bad",
      expect.stringMatching(advice),
    ]);
  });

  it("says where it looked, when there is nothing to look at", async () => {
    DATA_DIR = join(DATA_DIR, "nowhere");
    const { code, stdout, stderr } = await run(["doctor"], { DATA_DIR });
    expect([code, stdout, stderr.includes(DATA_DIR)]).toEqual([2, "", true]);
  });
});

function newer(path: string): void {
  const sqlite = new Database(path);
  sqlite.pragma("user_version = 99");
  sqlite.close();
}

function orphan(path: string): void {
  const sqlite = new Database(path);
  sqlite.pragma("foreign_keys = OFF");
  sqlite.exec("INSERT INTO usernames VALUES (7, 'nobody')");
  sqlite.close();
}
