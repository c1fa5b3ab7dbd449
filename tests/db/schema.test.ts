import Database from "better-sqlite3";
import { getTableColumns, getTableName } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { migrate } from "#db/engines/sqlite/client.server";
import { tables } from "#db/schema/tables";

let sqlite: Database.Database;

beforeEach(() => {
  sqlite = new Database(":memory:");
  sqlite.pragma("foreign_keys = ON");
  migrate(sqlite);
});

type Column = {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
};

const now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const id = ["id", "INTEGER", "key"];

describe("the tables of the specification", () => {
  it.each([
    [
      "users",
      id,
      ["username", "TEXT", "required"],
      ["password", "TEXT", "required"],
      ["email", "TEXT", "required"],
      ["createdAt", "INTEGER", "required", now],
    ],
    [
      "newsletter_subscriptions",
      id,
      ["email", "TEXT", "required"],
      ["subscribedAt", "INTEGER", "required", now],
      ["isActive", "INTEGER", "required", "1"],
    ],
    [
      "prayer_requests",
      id,
      ["userId", "INTEGER", "optional"],
      ["content", "TEXT", "required"],
      ["isPrivate", "INTEGER", "required", "0"],
      ["createdAt", "INTEGER", "required", now],
    ],
  ])("%s has these columns and no other", (table, ...columns) => {
    const found = sqlite.pragma(`table_info(${table})`) as Column[];
    const described = found.map(({ name, type, notnull, dflt_value, pk }) => [
      name,
      type,
      pk ? "key" : notnull ? "required" : "optional",
      ...(dflt_value === null ? [] : [dflt_value]),
    ]);
    expect(described).toEqual(columns);
  });

  it("are strict, as all of ours", () => {
    const strict = sqlite
      .prepare("SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite_%'")
      .all() as { name: string; strict: number }[];
    expect(strict.length).toBeGreaterThanOrEqual(3);
    expect(strict.filter(({ strict }) => !strict)).toEqual([]);
  });

  it("are all among those that a copy takes along", () => {
    const sql =
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'";
    expect(tables.map(getTableName).sort()).toEqual(sqlite.prepare(sql).pluck().all().sort());
  });

  it("limit every text", () => {
    const sql = "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    const made = sqlite.prepare(sql).pluck().all() as string[];
    const texts = made.flatMap((text) => text.match(/"?\w+"? TEXT\b[^\n]*(\n\s*CHECK)?/g) ?? []);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !/CHECK|REFERENCES/.test(text))).toEqual([]);
  });

  it("are known to the program by the same columns", () => {
    for (const table of tables) {
      const name = getTableName(table);
      const found = sqlite.pragma(`table_info(${name})`) as Column[];
      const known = Object.values(getTableColumns(table)).map((column) => column.name);
      expect(known, name).toEqual(found.map((column) => column.name));
    }
  });
});

/** A row of each table that is fine as it is. */
const rows = {
  users: { username: "ann", password: "hashed", email: "ann@example.org" },
  newsletter_subscriptions: { email: "ann@example.org" },
  prayer_requests: { content: "For my mother" },
};

function insert(table: keyof typeof rows, change: Record<string, unknown> = {}) {
  const row = { ...rows[table], ...change };
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names}) VALUES (${names.map(() => "?")})`;
  return sqlite.prepare(sql).run(...Object.values(row));
}

describe("a row", () => {
  it.each(Object.keys(rows) as (keyof typeof rows)[])("of %s has its defaults", (table) => {
    const { lastInsertRowid } = insert(table);
    const row = sqlite
      .prepare(`SELECT * FROM ${table} WHERE id = ?`)
      .get(lastInsertRowid) as object;
    const moment = Object.entries(row).find(([name]) => name.endsWith("At"))?.[1];
    expect(Math.abs(moment - Date.now())).toBeLessThan(60_000);
  });

  const nul = "\u0000";
  it.each([
    ["users", { username: "an" }],
    ["users", { username: "a".repeat(51) }],
    ["users", { username: `ann${nul}${"a".repeat(100)}` }],
    ["users", { username: null }],
    ["users", { password: "short" }],
    ["users", { password: "a".repeat(401) }],
    ["users", { password: `hashed${nul}` }],
    ["users", { password: null }],
    ["users", { email: "a" }],
    ["users", { email: "a".repeat(255) }],
    ["users", { email: `ann@example.org${nul}` }],
    ["users", { createdAt: "yesterday" }],
    ["users", { createdAt: 1.5 }],
    ["newsletter_subscriptions", { email: null }],
    ["newsletter_subscriptions", { email: "a".repeat(255) }],
    ["newsletter_subscriptions", { email: `ann@example.org${nul}${"a".repeat(300)}` }],
    ["newsletter_subscriptions", { email: Buffer.from("ann@example.org") }],
    ["newsletter_subscriptions", { isActive: 2 }],
    ["newsletter_subscriptions", { isActive: -1 }],
    ["newsletter_subscriptions", { isActive: null }],
    ["newsletter_subscriptions", { isActive: "yes" }],
    ["newsletter_subscriptions", { subscribedAt: null }],
    ["prayer_requests", { content: "" }],
    ["prayer_requests", { content: null }],
    ["prayer_requests", { content: "a".repeat(5001) }],
    ["prayer_requests", { content: `a${nul}${"a".repeat(9000)}` }],
    ["prayer_requests", { isPrivate: 2 }],
    ["prayer_requests", { userId: 7 }],
  ] as const)("of %s is refused with %j", (table, change) => {
    expect(() => insert(table, change)).toThrow(/constraint|datatype|cannot store/);
    expect(sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: 0 });
  });

  it("counts characters, not bytes", () => {
    insert("prayer_requests", { content: "🙏".repeat(5000) });
  });

  it("of a user who is gone stays, and is nobody's", () => {
    const { lastInsertRowid } = insert("users");
    insert("prayer_requests", { userId: lastInsertRowid });
    sqlite.exec("DELETE FROM users");
    expect(sqlite.prepare("SELECT userId FROM prayer_requests").all()).toEqual([{ userId: null }]);
  });
});
