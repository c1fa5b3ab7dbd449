import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NewerDatabaseError } from "#db/engines/errors.server";
import { openDatabase, type SqliteEngine } from "#db/engines/sqlite/client.server";
import { sqliteMigrations } from "#db/migrations/migrations";
import { subscribe } from "#db/subscriptions/subscribers.server";
import { temporaryFolder } from "../../../support/folder";

let folder: string;
let db: SqliteEngine;

beforeEach(() => {
  folder = join(temporaryFolder(), "data");
  db = openDatabase(folder);
});
afterEach(() => db.close());

const file = (end = "") => join(folder, `prayer-life.db${end}`);
const mode = (path: string) => statSync(path).mode & 0o777;
const write = () => subscribe(db, { email: "ann@example.org", tags: [] }, 1);

describe("an open database", () => {
  it.each([
    ["busy_timeout", 1000],
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["foreign_keys", 1],
    ["trusted_schema", 0],
    ["secure_delete", 1],
    ["journal_size_limit", 67_108_864],
  ])("has %s %s, also after a write and another opening", async (pragma, value) => {
    const read = () => db.$client.pragma(pragma, { simple: true });
    expect(read()).toBe(value);
    await write();
    expect(read()).toBe(value);
    await db.close();
    db = openDatabase(folder);
    await write();
    expect(read()).toBe(value);
  });

  it("is for its owner alone, with all that stands beside it", async () => {
    await write();
    expect(mode(folder)).toBe(0o700);
    const files = readdirSync(folder).sort();
    expect(files).toEqual(["prayer-life.db", "prayer-life.db-shm", "prayer-life.db-wal"]);
    expect(files.map((name) => mode(join(folder, name)))).toEqual([0o600, 0o600, 0o600]);
  });

  it("is closed to others again when it was opened to them", async () => {
    await db.close();
    chmodSync(file(), 0o644);
    db = openDatabase(folder);
    expect(mode(file())).toBe(0o600);
  });

  it("deletes for good: no trace of what was there stays in the file", async () => {
    await write();
    db.$client.exec("DELETE FROM newsletter_subscriptions");
    db.$client.pragma("wal_checkpoint(TRUNCATE)");
    expect(readFileSync(file()).includes("ann@example.org")).toBe(false);
  });
});

describe("closing", () => {
  it("leaves everything in the one file", async () => {
    await write();
    await db.close();
    expect(readdirSync(folder)).toEqual(["prayer-life.db"]);
    expect(readFileSync(file()).includes("ann@example.org")).toBe(true);
  });
});

describe("a database of a newer program", () => {
  it("is refused as it is", async () => {
    db.$client.pragma(`user_version = ${sqliteMigrations.length + 1}`);
    await db.close();
    const before = readFileSync(file());
    expect(() => openDatabase(folder)).toThrow(NewerDatabaseError);
    expect(readdirSync(folder), "nothing stays open").toEqual(["prayer-life.db"]);
    expect(readFileSync(file()).equals(before)).toBe(true);
  });
});

describe("a file that is no database", () => {
  it("is refused as it is", async () => {
    const elsewhere = temporaryFolder();
    const other = join(elsewhere, "prayer-life.db");
    const words = "These are notes of somebody, and no database at all. ".repeat(40);
    writeFileSync(other, words);
    expect(() => openDatabase(elsewhere)).toThrow(/not a database/);
    expect(readFileSync(other, "utf8")).toBe(words);
  });
});
