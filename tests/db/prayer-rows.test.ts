import Database from "better-sqlite3";
import { beforeEach, expect, it } from "vitest";
import { migrate } from "#db/engines/sqlite/client.server";
import { sqliteMigrations } from "#db/migrations/migrations";

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
  { rhythm: "monthly", prayUntil: "2026-12-01", birthday: "02-29", notes: "🙏".repeat(20_000) },
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
  { rhythm: "yearly" },
  { prayUntil: "soon" },
  { birthday: "2026-02-29" },
  { anniversary: "40-01" },
  { notes: "" },
  { notes: "a".repeat(20_001) },
  { answeredOn: "2026-11-21", restsUntil: "2026-12-01", wakesAt: 1 },
])("a prayer is refused with %j", (change) => {
  expect(() => insert(change)).toThrow(/constraint|datatype|cannot store/);
  expect(saved()).toEqual({ n: 0 });
});

it("what was a saved verse before stands in Saved, unless it has a person or days", () => {
  sqlite = new Database(":memory:");
  const before = sqliteMigrations.findIndex((step) => step.includes("ADD COLUMN rhythm"));
  migrate(sqlite, sqliteMigrations.slice(0, before));
  sqlite.exec("INSERT INTO users (username, password, email) VALUES ('ann', 'hashed', 'a@b.org')");
  const rows: [change: Record<string, unknown>, rhythm: string | null][] = [
    [{ source: "verse/home" }, "saved"],
    [{ source: "bible/psalms/23/1-3" }, "saved"],
    [{ source: "verse/theme/theme-2/1", person: "Mia" }, null],
    [{ source: "verse/theme/theme-2/2", weekdays: "Mon" }, null],
    [{ source: "verse/theme/theme-2/3", answeredOn: "2026-11-21" }, null],
    [{ source: "theme/theme-2" }, null],
    [{ person: "Daniel" }, null],
  ];
  for (const [at, [change]] of rows.entries())
    insert({ ...change, handle: String(at).padStart(22, "0") });
  migrate(sqlite);
  const found = sqlite.prepare("SELECT rhythm, person FROM prayers ORDER BY handle").all();
  expect(found).toEqual(rows.map(([{ person = null }, rhythm]) => ({ rhythm, person })));
});

it("neither a handle nor a person's source is there twice", () => {
  insert({ source: "theme/theme-2" });
  expect(() => insert()).toThrow(/UNIQUE/);
  expect(() => insert({ handle: "b".repeat(22), source: "theme/theme-2" })).toThrow(/UNIQUE/);
  insert({ handle: "c".repeat(22) });
  insert({ handle: "d".repeat(22) });
});
