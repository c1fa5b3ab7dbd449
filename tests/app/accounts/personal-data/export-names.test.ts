import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { personalTables } from "#db/accounts/personal-data/tables.server";
import { createUser, type User } from "#db/accounts/users.server";
import type { SqliteEngine } from "#db/engines/sqlite/client.server";
import { findAbout } from "#db/operator/subjects.server";
import { personalExport } from "~/routes/account/privacy/personal-export.server";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../../support/settings";
import names from "./export-names.json";

// People read these names in the file they take along, and so do their programs and the operator's: one that
// goes or changes breaks what was made for it. A new one is added to export-names.json.

const email = "ann@example.org";
let ann: User;

beforeEach(async () => {
  withSettings();
  const made = await createUser(
    database(),
    { username: "Ann", email, password: "scrypt$x" },
    1_000,
  );
  if ("inUse" in made) throw new Error("taken");
  ann = made.user;
  fillEveryTable();
});

it("the names in the file that a person takes along stay", async () => {
  let text = "";
  for await (const piece of personalExport(ann)) text += piece;
  expect(namesIn(JSON.parse(text))).toEqual(names["everything.json"]);
});

it("the names in what the operator exports of a person stay", async () => {
  const found = await findAbout(database(), { email, userId: ann.id });
  expect(namesIn(found)).toEqual(names["export --subject"]);
});

/** The sorted names in each list of an export; null for what is no list. */
function namesIn(exported: Record<string, unknown>): Record<string, string[] | null> {
  const named = Object.entries(exported).map(([kind, rows]) => [
    kind,
    Array.isArray(rows) ? Object.keys(rows[0] ?? {}).sort() : null,
  ]);
  return Object.fromEntries(named);
}

/** A row of Ann's in every table that holds something of a person, each with the number 1. */
function fillEveryTable(): void {
  const sqlite = (database() as SqliteEngine).$client;
  sqlite.pragma("foreign_keys = OFF");
  sqlite.pragma("ignore_check_constraints = ON");
  for (const { table } of personalTables) {
    const columns = Object.values(getTableColumns(table));
    const quoted = columns.map(({ name }) => `"${name}"`).join(", ");
    const places = columns.map(() => "?").join(", ");
    // Her account is there already.
    sqlite
      .prepare(`INSERT OR IGNORE INTO ${getTableName(table)} (${quoted}) VALUES (${places})`)
      .run(columns.map(valueFor));
  }
}

function valueFor({ name, dataType, columnType }: Column): unknown {
  if (name.toLowerCase() === "email") return email;
  if (dataType === "json") return "[]";
  if (dataType === "buffer") return Buffer.from("x");
  return /text/i.test(columnType) ? "x" : 1;
}
