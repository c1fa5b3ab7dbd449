import Database from "better-sqlite3";
import { beforeEach, expect, it } from "vitest";
import { migrate } from "#db/engines/sqlite/client.server";

let sqlite: Database.Database;

beforeEach(() => {
  sqlite = new Database(":memory:");
  sqlite.pragma("foreign_keys = ON");
  migrate(sqlite);
  sqlite.exec("INSERT INTO users (username, password, email) VALUES ('ann', 'hashed', 'a@b.org')");
});

const fine = {
  handle: "aB3-_".repeat(5).slice(0, 22),
  userId: 1,
  text: "🙏".repeat(5000),
  writtenOn: "2026-11-21",
  createdAt: 1,
  updatedAt: 1,
};

function insert(change: Record<string, unknown> = {}) {
  const row = { ...fine, ...change };
  const names = Object.keys(row);
  const sql = `INSERT INTO prayers (${names}) VALUES (${names.map(() => "?")})`;
  return sqlite.prepare(sql).run(...Object.values(row));
}

const saved = () => sqlite.prepare("SELECT count(*) AS n FROM prayers").get();
const nul = "\u0000";

it.each([
  {},
  { title: "For Mum", reference: "Psalm 62:8", source: "theme/theme-2" },
  { prayedOn: "2026-11-21", prayedAt: 1, answer: "Thank You" },
  { answeredOn: "2026-11-21", answer: null },
  { restsUntil: "2026-12-01", wakesAt: 1 },
])("a prayer may be kept with %j", (change) => {
  insert(change);
  expect(saved()).toEqual({ n: 1 });
});

it.each([
  { userId: null },
  { userId: 7 },
  { handle: "1" },
  { handle: "a/".repeat(11) },
  { text: null },
  { text: "" },
  { text: "a".repeat(5001) },
  { text: `a${nul}${"a".repeat(9000)}` },
  { title: "" },
  { title: "a".repeat(121) },
  { title: `a${nul}` },
  { reference: "" },
  { reference: "a".repeat(121) },
  { source: "" },
  { source: "a".repeat(121) },
  { writtenOn: null },
  { writtenOn: "yesterday" },
  { createdAt: 1.5 },
  { prayedOn: "2026-11-21" },
  { prayedAt: 1 },
  { answeredOn: "21.11.2026" },
  { answer: "" },
  { answer: "a".repeat(5001) },
  { restsUntil: "2026-12-01" },
  { restsUntil: "2026-12-01 and longer", wakesAt: 1 },
  { wakesAt: 1 },
  { answeredOn: "2026-11-21", restsUntil: "2026-12-01", wakesAt: 1 },
])("a prayer is refused with %j", (change) => {
  expect(() => insert(change)).toThrow(/constraint|datatype|cannot store/);
  expect(saved()).toEqual({ n: 0 });
});

it("neither a handle nor a person's source is there twice", () => {
  insert({ source: "theme/theme-2" });
  expect(() => insert()).toThrow(/UNIQUE/);
  expect(() => insert({ handle: "b".repeat(22), source: "theme/theme-2" })).toThrow(/UNIQUE/);
  insert({ handle: "c".repeat(22) });
  insert({ handle: "d".repeat(22) });
});
