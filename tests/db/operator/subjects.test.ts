import { getTableName } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { personalTables } from "../../../db/accounts/personal-tables.server";
import { type Db, openDatabase } from "../../../db/engines/client.server";
import { temporaryFolder } from "../../folder";

let db: Db;

beforeEach(() => {
  db = openDatabase(temporaryFolder());
});
afterEach(() => void db.$client.close());

/** Tables that name nobody. */
const impersonal = ["theme_prayers"];

it("every table is known as one that holds something of a person, or of nobody", () => {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  const tables = db.$client.prepare(sql).pluck().all();
  expect([...personalTables.map(({ table }) => getTableName(table)), ...impersonal].sort()).toEqual(
    tables.sort(),
  );
});
