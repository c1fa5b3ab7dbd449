import { beforeEach, expect, test } from "vitest";
import {
  firstDayOfPrayer,
  listDaysOfPrayer,
  noteDayOfPrayer,
} from "#db/plans/days-of-prayer.server";
import { markDay } from "#db/plans/plan-progress.server";
import { addPrayer, markPrayed } from "#db/prayers/prayers.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let ben: number;

beforeEach(async () => {
  db = await openEngine();
  [ann, ben] = await Promise.all([person(db, "ann"), person(db, "ben")]);
});

const note = (day: string, userId = ann) => db.write((tx) => noteDayOfPrayer(tx, userId, day));

test("a day is there once, however often somebody prayed on it, and is theirs alone", async () => {
  await Promise.all(
    ["2026-03-01", "2026-03-01", "2025-12-31", "2026-01-01"].map((day) => note(day)),
  );
  await note("2024-02-29", ben);
  expect(await listDaysOfPrayer(db, ann, 2026)).toEqual(["2026-01-01", "2026-03-01"]);
  expect(await listDaysOfPrayer(db, ann, 2025)).toEqual(["2025-12-31"]);
  const bothYears = ["2025-12-31", "2026-01-01", "2026-03-01"];
  expect(await listDaysOfPrayer(db, ann, 2025, 2026)).toEqual(bothYears);
  expect(await firstDayOfPrayer(db, ann)).toBe("2025-12-31");
  expect(await listDaysOfPrayer(db, ben, 2026)).toEqual([]);
});

test("a day of a plan and a prayer of the list are days of prayer", async () => {
  const own = { userId: ann, planId: "anxiety-plan", dayCount: 7 };
  await markDay(db, own, 1, { at: 1, on: "2026-05-01" });
  const at = { now: 1, day: "2026-05-02", quota: 9 };
  const { handle = "" } = (await addPrayer(db, ann, { text: "words" }, at)) ?? {};
  await markPrayed(db, ben, handle, { now: 2, day: "2026-05-03" });
  await markPrayed(db, ann, handle, { now: 2, day: "2026-05-04" });
  expect(await listDaysOfPrayer(db, ann, 2026)).toEqual(["2026-05-01", "2026-05-04"]);
  expect(await listDaysOfPrayer(db, ben, 2026)).toEqual([]);
});
