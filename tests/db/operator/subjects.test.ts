import { getTableName } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { personalTables } from "#db/accounts/personal-data/tables.server";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

/** Tables that name nobody. */
const impersonal = ["campaigns", "letter_holds", "letter_senders", "theme_prayers"];

it("every table is known as one that holds something of a person, or of nobody", async () => {
  const tables = await db.tables();
  expect([...personalTables.map(({ table }) => getTableName(table)), ...impersonal].sort()).toEqual(
    tables.sort(),
  );
});
