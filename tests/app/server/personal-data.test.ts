import { getTableName } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { database } from "~/server/database.server";
import { personalData, personalKinds, personalSummary } from "~/server/personal-data.server";
import { keepItem } from "../../../db/kept-items.server";
import * as schema from "../../../db/schema";
import { createUser, type User } from "../../../db/users.server";
import { withSettings } from "../../settings";

let ann: User;

beforeEach(async () => {
  withSettings();
  const account = { username: "Ann", email: "ann@example.org", password: "scrypt$x" };
  const made = await createUser(database(), account, 1_000);
  if ("taken" in made) throw new Error("taken");
  ann = made.user;
});

it("no table that belongs to a person is forgotten", () => {
  const belongs = (table: string, owners: Set<string>) =>
    (database().$client.pragma(`foreign_key_list(${table})`) as { table: string }[]).some((key) =>
      owners.has(key.table),
    );
  const tables = Object.values(schema).map(getTableName);
  // The newsletter's is found by the account's address.
  const owned = new Set(["users", "newsletter_subscriptions"]);
  for (let before = 0; before < owned.size; ) {
    before = owned.size;
    for (const table of tables) if (belongs(table, owned)) owned.add(table);
  }
  expect(owned.size).toBeGreaterThan(8);
  expect(personalKinds.flatMap(({ tables }) => tables).sort()).toEqual([...owned].sort());
});

it("no kind shows a password, a token or a hash", async () => {
  const shown = JSON.stringify(await personalData(ann));
  expect(shown).not.toMatch(/password"|scrypt|hash"|fingerprint|userId/i);
});

it("is summed up by kind, with its first and its last day", async () => {
  await keepItem(database(), ann.id, { kind: "plan", item: "faith-plan" }, 2_000);
  await keepItem(database(), ann.id, { kind: "theme", item: "theme-1" }, 5_000);
  const summary = new Map((await personalSummary(ann)).map((kind) => [kind.name, kind]));
  expect(summary.get("account")).toMatchObject({ count: 1, oldest: new Date(1_000) });
  expect(summary.get("saved")).toMatchObject({
    count: 2,
    oldest: new Date(2_000),
    newest: new Date(5_000),
  });
  expect(summary.get("messages")).toMatchObject({ count: 0, oldest: undefined });
  expect(summary.size).toBe(personalKinds.length);
});
