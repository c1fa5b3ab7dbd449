import { expect, it } from "vitest";
import { createUser } from "#db/accounts/users.server";
import type { Engine } from "#db/engines/database";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { addMessage } from "#db/messages/messages.server";
import { copyAll } from "#db/operator/copy.server";
import { markDay } from "#db/plans/plan-progress.server";
import { countPrayer, saveItem } from "#db/plans/saved-items.server";
import { addPrayer } from "#db/prayers/prayers.server";
import { addRequest } from "#db/requests/arrivals.server";
import { tables } from "#db/schema/tables";
import { subscribe } from "#db/subscriptions/subscribers.server";
import { temporaryFolder } from "../../../support/folder";
import { openEngine } from "../../engine";

const sqlite = () => openDatabase(temporaryFolder());

/** What a year of use leaves, and more prayers than are copied at a time. */
async function fill(db: Engine): Promise<void> {
  const ann = { username: "Ann", email: "ann@example.org", password: "scrypt$x" };
  const made = await createUser(db, ann, 1_000);
  if ("inUse" in made) throw new Error("taken");
  const { id } = made.user;
  const written = { now: 1, day: "2026-11-22", quota: 10_000 };
  await Promise.all(
    Array.from({ length: 2_100 }, (_, at) =>
      addPrayer(db, id, { text: `Grüße 🙂 ${at}` }, written),
    ),
  );
  await markDay(db, { userId: id, planId: "wisdom", dayCount: 5 }, 1, { at: 1, on: "2026-11-22" });
  await saveItem(db, id, { kind: "theme", item: "theme-2" }, 7);
  await subscribe(db, { email: ann.email, tags: ["App Waitlist"], userId: id }, 5);
  const from = { email: ann.email, isSuspected: false };
  await addMessage(db, { ...from, firstName: "Ann", lastName: "", message: "a\n\tb" }, 9);
  await addRequest(db, { ...from, fullName: "Ann", content: "For rain.", isPrivate: true }, 9);
}

const all = (db: Engine) => Promise.all(tables.map((table) => db.select().from(table)));
/** Rows in no order of their own. */
const sorted = async (db: Engine) =>
  (await all(db)).map((rows) => rows.map((row) => JSON.stringify(row)).sort());

it("is the same in PostgreSQL and back again, and counts on behind it", async () => {
  const [source, postgres, back] = [sqlite(), await openEngine(), sqlite()];
  await fill(source);
  const before = await sorted(source);
  expect(await copyAll(source, postgres)).toMatchObject({ users: 1, prayers: 2_100 });
  await copyAll(postgres, back);
  expect(await sorted(postgres)).toEqual(before);
  expect(await sorted(back)).toEqual(before);
  const bea = { username: "Bea", email: "bea@example.org", password: "scrypt$x" };
  for (const db of [postgres, back])
    expect(await createUser(db, bea, 1)).toMatchObject({ user: { id: 2 } });
  for (const db of [source, back]) await db.close();
});

it("is refused where something is, and nothing of it is left where it fails", async () => {
  const [source, postgres] = [sqlite(), await openEngine()];
  await fill(source);
  await subscribe(postgres, { email: "here@example.org", tags: [] }, 1);
  await expect(copyAll(source, postgres)).rejects.toThrow("newsletter_subscriptions");
  expect(await postgres.sql("SELECT * FROM users")).toEqual([]);

  // A server that was not stopped.
  await countPrayer(source, "theme-1");
  const served = Object.assign(Object.create(source), {
    select(...columns: []) {
      source.$client.exec("UPDATE theme_prayers SET prayed = prayed + 1");
      return source.select(...columns);
    },
  });
  const other = await openEngine();
  await expect(copyAll(served, other)).rejects.toThrow("theme_prayers differ from their copy");
  for (const rows of await all(other)) expect(rows).toEqual([]);
  await source.close();
});
