import { readFileSync } from "node:fs";
import { beforeEach, expect, inject, test } from "vitest";
import { getTimeZone, saveTimeZone } from "#db/accounts/preferences.server";
import { addPrayer, restPrayer } from "#db/prayers/prayers.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let ben: number;

beforeEach(async () => {
  db = await openEngine();
  [ann, ben] = [await person(db, "Ann"), await person(db, "Ben")];
});

const rome = { zone: "Europe/Rome", isChosen: false };
const tokyo = { zone: "Asia/Tokyo", isChosen: true };

/** Due is later by the hour of its morning and a second. */
const moved = {
  letter: (due: Date, hour = 6, from: string | null) =>
    due.getTime() + hour * 1_000 + (from?.length ?? 0),
  rest: (day: string) => Number(day.slice(-2)),
  bell: () => 0,
};
const save = (own: typeof rome) => saveTimeZone(db, ann, own, { now: 10, moved });

test("the last zone that is saved is a person's, and nobody else's", async () => {
  expect(await getTimeZone(db, ann)).toBeUndefined();
  await save(rome);
  expect(await getTimeZone(db, ann)).toEqual({ zone: "Europe/Rome", isChosen: false });
  await save(tokyo);
  expect(await getTimeZone(db, ann)).toEqual({ zone: "Asia/Tokyo", isChosen: true });
  expect(await getTimeZone(db, ben)).toBeUndefined();
});

const planLetters = async () =>
  db.sql(`SELECT "planId", zone, "dueAt" FROM plan_letters ORDER BY id`);

async function addPlan(userId: number, planId: string, zone: string, dueAt: number | null) {
  const handle = `${planId}-${userId}`.padEnd(22, "x").slice(0, 22);
  const state = dueAt === null ? "paused" : "running";
  await db.sql(`INSERT INTO plan_letters (id, handle, email, "planId", "userId", hour, zone, state, day, "dueAt", "askedAt")
    VALUES (${100 + userId + planId.length}, '${handle}', '${userId}@example.org', '${planId}', ${userId}, 7, '${zone}', '${state}', 1, ${dueAt}, 1)`);
}

test("plans by email go along, unless they were asked for elsewhere", async () => {
  await save(rome);
  await addPlan(ann, "a", "Europe/Rome", 100);
  await addPlan(ann, "bb", "Europe/Rome", null);
  await addPlan(ann, "ccc", "America/Chicago", 100);
  await addPlan(ben, "dddd", "Europe/Rome", 100);
  await save(rome);
  expect((await planLetters())[0]).toMatchObject({ zone: "Europe/Rome", dueAt: 100 });
  await save(tokyo);
  expect(await planLetters()).toEqual([
    { planId: "a", zone: "Asia/Tokyo", dueAt: 100 + 7_000 + 11 },
    { planId: "bb", zone: "Asia/Tokyo", dueAt: null },
    { planId: "ccc", zone: "America/Chicago", dueAt: 100 },
    { planId: "dddd", zone: "Europe/Rome", dueAt: 100 },
  ]);
});

test("so do verses that come to an address of theirs", async () => {
  for (const [id, confirmed] of [
    [1, ann],
    [2, ben],
  ]) {
    const email = `${id}@example.org`;
    await db.sql(
      `INSERT INTO newsletter_subscriptions (id, email, "subscribedAt", "isActive") VALUES (${id}, '${email}', 1, 1)`,
    );
    await db.sql(`INSERT INTO confirmed_addresses VALUES (${confirmed}, '${email}', 1)`);
    await db.sql(
      `INSERT INTO verse_letters ("subscriptionId", rhythm, "dueAt") VALUES (${id}, 'daily', 100)`,
    );
  }
  const verses = () => db.sql(`SELECT zone, "dueAt" FROM verse_letters ORDER BY "subscriptionId"`);
  await save(rome);
  expect(await verses()).toEqual([
    { zone: "Europe/Rome", dueAt: 100 + 6_000 },
    { zone: null, dueAt: 100 },
  ]);
  await save(tokyo);
  expect((await verses())[0]).toEqual({ zone: "Asia/Tokyo", dueAt: 100 + 12_000 + 11 });
});

test("what rests wakes when its day begins there", async () => {
  const at = { now: 1, day: "2026-11-21", quota: 10 };
  const rest = async (wakesAt: number) => {
    const { handle = "" } = (await addPrayer(db, ann, { text: `Peace ${wakesAt}` }, at)) ?? {};
    await restPrayer(db, ann, handle, { restsUntil: "2026-11-25", wakesAt: new Date(wakesAt) });
  };
  await rest(11);
  await rest(9);
  await save(rome);
  const found = await db.sql(`SELECT "wakesAt" FROM prayers ORDER BY id`);
  expect(found.map(({ wakesAt }) => Number(wakesAt))).toEqual([25, 9]);
});

test("who was here before begins with the last zone that a plan or its emails had", async () => {
  for (const [id, planId, zone] of [
    [ann, "faith-plan", "'Europe/Rome'"],
    [ann, "hope-plan", "'Asia/Tokyo'"],
    [ben, "faith-plan", "NULL"],
  ])
    await db.sql(
      `INSERT INTO plan_starts ("userId", "planId", "startedAt", round, "begunOn", zone) VALUES (${id}, '${planId}', 5, 1, '2026-01-01', ${zone})`,
    );
  await db.sql(`INSERT INTO plan_days VALUES (${ann}, 'faith-plan', 1, 1, '2026-01-02', 7)`);
  const cat = await person(db, "Cat");
  await addPlan(cat, "a", "Africa/Lagos", 100);
  const step = inject("postgres") ? "postgres/0016-time-zones" : "sqlite/0027-time-zones";
  const file = readFileSync(`db/migrations/${step}.sql`, "utf8");
  await db.sql(/INSERT INTO time_zones[^;]*/.exec(file)?.[0] ?? "");
  expect(await db.sql(`SELECT * FROM time_zones ORDER BY "userId"`)).toEqual([
    { userId: ann, zone: "Europe/Rome", isChosen: 0, savedAt: 7 },
    { userId: cat, zone: "Africa/Lagos", isChosen: 0, savedAt: 1 },
  ]);
});
