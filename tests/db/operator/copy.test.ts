import { beforeEach, expect, it } from "vitest";
import type { Engine } from "#db/engines/database";
import { addMessage } from "#db/messages/messages.server";
import { copyAll } from "#db/operator/copy.server";
import { countPrayer, saveItem } from "#db/plans/saved-items.server";
import { tables } from "#db/schema/tables";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let source: TestEngine;
let target: TestEngine;

beforeEach(async () => {
  [source, target] = [await openEngine(), await openEngine()];
  const ann = await person(source, "ann");
  await saveItem(source, ann, { kind: "theme", item: "theme-2" }, 7);
  await saveItem(source, ann, { kind: "plan", item: "faith-plan" }, 8);
  const from = { email: "ann@example.org", firstName: "Ann", lastName: "" };
  await addMessage(source, { ...from, message: "a\n\tb", isSuspected: false }, 9);
});

const all = (db: Engine) => Promise.all(tables.map((table) => db.select().from(table)));

it("each table is copied, and how many rows of each is told as they are done", async () => {
  const told: [string, number][] = [];
  const copied = await copyAll(source, target, (table, rows) => told.push([table, rows]));
  expect(Object.fromEntries(told)).toEqual(copied);
  expect(told).toHaveLength(tables.length);
  expect(copied).toMatchObject({ users: 1, saved_items: 2, contact_messages: 1, prayers: 0 });
  expect(await all(target)).toEqual(await all(source));
});

it("nothing is copied over anything", async () => {
  await countPrayer(target, "theme-1");
  await expect(copyAll(source, target)).rejects.toThrow(
    "The database to copy into is not empty: there are theme_prayers.",
  );
  expect(await target.sql("SELECT * FROM users")).toEqual([]);
});

const added =
  "INSERT INTO users (username, password, email) VALUES ('bea', 'hashed', 'bea@example.org')";

it.each([
  ["are copied", "theme_prayers", "UPDATE theme_prayers SET prayed = prayed + 1"],
  ["are counted", "users", added],
])("nothing stays of a copy of rows that change while they %s", async (_, table, change) => {
  await countPrayer(source, "theme-1");
  let isAdded = false;
  const served = Object.assign(Object.create(source), {
    select(...columns: []) {
      const isCount = columns.length > 0;
      if (change !== added || (isCount && !isAdded)) void source.sql(change);
      isAdded ||= isCount;
      return source.select(...columns);
    },
  });
  await expect(copyAll(served, target)).rejects.toThrow(`${table} differ from their copy`);
  for (const rows of await all(target)) expect(rows).toEqual([]);
});
