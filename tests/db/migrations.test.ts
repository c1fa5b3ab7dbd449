import { readdirSync, readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { NewerDatabaseError } from "#db/engines/errors.server";
import { migrate } from "#db/engines/sqlite/client.server";
import { postgresMigrations, sqliteMigrations } from "#db/migrations/migrations";

let sqlite: Database.Database;

beforeEach(() => {
  sqlite = new Database(":memory:");
});

const version = () => sqlite.pragma("user_version", { simple: true });
const tables = () =>
  sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();

const one = "CREATE TABLE one (a)";
const two = "CREATE TABLE two (a); INSERT INTO two VALUES (1)";
const bad = "CREATE TABLE bad (a); INSERT INTO nowhere VALUES (1)";
const three = "CREATE TABLE three (a)";

it.each([
  ["sqlite", sqliteMigrations],
  ["postgres", postgresMigrations],
])("every file in db/migrations/%s is in its list, in order", (engine, steps) => {
  const folder = `db/migrations/${engine}`;
  const files = readdirSync(folder).sort();
  expect(steps).toEqual(files.map((file) => readFileSync(`${folder}/${file}`, "utf8")));
});

describe("migrating", () => {
  it("brings a new database to the newest schema", () => {
    expect(migrate(sqlite)).toBe(sqliteMigrations.length);
    expect(version()).toBe(sqliteMigrations.length);
    expect(tables()).toEqual(
      expect.arrayContaining(["newsletter_subscriptions", "prayer_requests", "users"]),
    );
  });

  it("does nothing the second time", () => {
    migrate(sqlite);
    const schema = () => sqlite.prepare("SELECT sql FROM sqlite_schema").all();
    const before = schema();
    expect(migrate(sqlite)).toBe(0);
    expect(schema()).toEqual(before);
  });

  it("takes only the steps that are new", () => {
    expect(migrate(sqlite, [one])).toBe(1);
    expect(migrate(sqlite, [one, two, three])).toBe(2);
    expect([version(), tables()]).toEqual([3, ["one", "three", "two"]]);
  });

  it("undoes a step that fails, and that one alone; it can be taken again", () => {
    expect(() => migrate(sqlite, [one, two, bad, three])).toThrow("no such table: nowhere");
    expect([version(), tables()]).toEqual([2, ["one", "two"]]);
    expect(sqlite.inTransaction).toBe(false);
    expect(migrate(sqlite, [one, two, three])).toBe(1);
    expect([version(), tables()]).toEqual([3, ["one", "three", "two"]]);
  });

  it("reads the version inside the lock: a step that another took meanwhile is not taken", () => {
    const transaction = sqlite.transaction.bind(sqlite);
    sqlite.transaction = ((step: () => unknown) => {
      sqlite.exec(`${one}; PRAGMA user_version = 1`);
      return transaction(step as never);
    }) as never;
    expect(migrate(sqlite, [one, two])).toBe(1);
    expect([version(), tables()]).toEqual([2, ["one", "two"]]);
  });

  it("refuses a newer database before anything is changed, and says what to do", () => {
    migrate(sqlite, [one, two]);
    expect(() => migrate(sqlite, [one])).toThrow(NewerDatabaseError);
    expect(() => migrate(sqlite, [one])).toThrow(/has schema 2, this program knows 1\. .*backup/);
    expect([version(), tables()]).toEqual([2, ["one", "two"]]);
  });
});

it("what was saved before it was called so is still there", () => {
  migrate(sqlite, sqliteMigrations.slice(0, 11));
  sqlite.exec(`
    INSERT INTO users (username, email, password, createdAt) VALUES ('ann', 'ann@example.com', 'a hash', 1);
    INSERT INTO kept_items VALUES (1, 'plan', 'faith-plan', 5);
    INSERT INTO reading_preferences VALUES (1, 'dark', 'large', 1, 6);
  `);
  migrate(sqlite);
  const first = (table: string) => sqlite.prepare(`SELECT * FROM ${table}`).get();
  expect(first("saved_items")).toEqual({ userId: 1, kind: "plan", item: "faith-plan", savedAt: 5 });
  expect(first("reading_preferences")).toMatchObject({ colorScheme: "dark", savedAt: 6 });
  expect(() => sqlite.exec("UPDATE reading_preferences SET colorScheme = 'pink'")).toThrow("CHECK");
});

it("entries of accounts, which may have moved, have another handle; the one before may leave", () => {
  const step = sqliteMigrations.findIndex((sql) => sql.includes("formerHandle"));
  migrate(sqlite, sqliteMigrations.slice(0, step));
  const [own, other] = ["o".repeat(22), "x".repeat(22)];
  sqlite.exec(`
    INSERT INTO users (username, email, password, createdAt) VALUES ('ann', 'ann@example.com', 'a hash', 1);
    INSERT INTO newsletter_subscriptions (email, subscribedAt) VALUES ('ann@example.com', 1), ('ben@example.com', 1);
    INSERT INTO account_subscriptions VALUES (1, 1, 1, 1, '[]', 1);
    INSERT INTO subscription_letters (subscriptionId, handle, wantsNews) VALUES (1, '${own}', 1), (2, '${other}', 1);
  `);
  migrate(sqlite);
  const rows = sqlite.prepare("SELECT handle, formerHandle FROM subscription_letters").all();
  expect(rows).toEqual([
    { handle: expect.stringMatching(/^[\da-f]{22}$/), formerHandle: own },
    { handle: other, formerHandle: null },
  ]);
});
