import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { migrate } from "#db/engines/sqlite/client.server";
import { sqliteMigrations } from "#db/migrations/migrations";
import {
  getProgress,
  listProgress,
  type Moment,
  markDay,
  resumePlan,
  startPlan,
} from "#db/plans/plan-progress.server";
import { countFinished } from "#db/plans/saved-items.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let bea: number;

beforeEach(async () => {
  db = await openEngine();
  [ann, bea] = [await person(db, "Ann"), await person(db, "Bea")];
});

/** The nth of January 2030. */
function january(day: number): Moment {
  const on = `2030-01-${String(day).padStart(2, "0")}`;
  return { at: Date.parse(on), on };
}

/** All the days of plans that a person has prayed. */
async function countDaysPrayed(userId: number): Promise<number> {
  return (await db.sql(`SELECT * FROM plan_days WHERE "userId" = ${userId}`)).length;
}

const plan = (userId: number, planId = "faith-plan") => ({ userId, planId, dayCount: 3 });

async function pray(userId: number, days: number[], from = 1): Promise<void> {
  for (const [index, day] of days.entries()) {
    await markDay(db, plan(userId), day, january(from + index));
  }
}

describe("a plan whose days are days of the year", () => {
  const ofYear = (since: string) => ({ ...plan(ann), since });

  it("begins its next round where all of it was another year's, also by a mark alone", async () => {
    await pray(ann, [1, 2]);
    await startPlan(db, ofYear("2030-12-01"), { at: 9, on: "2030-12-03" });
    expect(await getProgress(db, ann, "faith-plan")).toMatchObject({
      lastOn: "2030-12-03",
      days: [],
    });
    await markDay(db, ofYear("2030-12-01"), 1, { at: 10, on: "2030-12-03" });
    await markDay(db, ofYear("2031-12-01"), 3, { at: 11, on: "2031-12-05" });
    const progress = await getProgress(db, ann, "faith-plan");
    expect(progress?.days).toEqual([{ day: 3, doneOn: "2031-12-05" }]);
    expect(await countDaysPrayed(ann)).toBe(4);
  });

  it("goes on where any of it is this year's", async () => {
    await pray(ann, [1, 2]);
    await startPlan(db, ofYear("2030-01-02"), january(3));
    await markDay(db, ofYear("2030-01-02"), 3, january(3));
    const progress = await getProgress(db, ann, "faith-plan");
    expect(progress?.days.map(({ day }) => day)).toEqual([1, 2, 3]);
  });
});

describe("a plan", () => {
  it("begins once, on the day it is where the person is", async () => {
    expect(await getProgress(db, ann, "faith-plan")).toBeUndefined();
    await startPlan(db, plan(ann), january(2));
    await startPlan(db, plan(ann), january(5));
    expect(await getProgress(db, ann, "faith-plan")).toEqual({
      planId: "faith-plan",
      lastOn: "2030-01-02",
      days: [],
    });
  });

  it("that was never begun begins with the first day that is marked", async () => {
    await markDay(db, plan(ann), 2, { at: 1, on: "2030-01-04" });
    expect(await getProgress(db, ann, "faith-plan")).toEqual({
      planId: "faith-plan",
      lastOn: "2030-01-04",
      days: [{ day: 2, doneOn: "2030-01-04" }],
    });
  });

  it("saves a day once, with the date it was first prayed on", async () => {
    await pray(ann, [1, 1, 1]);
    expect((await getProgress(db, ann, "faith-plan"))?.days).toEqual([
      { day: 1, doneOn: "2030-01-01" },
    ]);
  });

  it("begun again from here counts from that day", async () => {
    await pray(ann, [1]);
    await resumePlan(db, ann, "faith-plan", january(20));
    expect(await getProgress(db, ann, "faith-plan")).toMatchObject({
      lastOn: "2030-01-20",
      days: [{ day: 1 }],
    });
    await resumePlan(db, bea, "faith-plan", january(20));
    expect(await getProgress(db, bea, "faith-plan")).toBeUndefined();
  });
});

describe("a plan prayed to its end", () => {
  it("counts once for each person, in whatever order its days were prayed", async () => {
    await pray(ann, [3, 1]);
    expect(await countFinished(db, "faith-plan")).toBe(0);
    await pray(ann, [2], 3);
    expect(await countFinished(db, "faith-plan")).toBe(1);
    await pray(bea, [1, 2, 3]);
    expect(await countFinished(db, "faith-plan")).toBe(2);
    expect(await countFinished(db, "1")).toBe(0);
  });

  it("may be begun again, is then open again, and does not count twice", async () => {
    await pray(ann, [1, 2, 3]);
    await startPlan(db, plan(ann), january(10));
    await startPlan(db, plan(ann), january(11));
    expect(await getProgress(db, ann, "faith-plan")).toMatchObject({
      lastOn: "2030-01-10",
      days: [],
    });
    await pray(ann, [1, 2, 3], 12);
    expect((await getProgress(db, ann, "faith-plan"))?.days).toHaveLength(3);
    expect(await countFinished(db, "faith-plan")).toBe(1);
    expect(await countDaysPrayed(ann)).toBe(6);
  });

  it("counts no more once the person is gone, and leaves nothing behind", async () => {
    await pray(ann, [1, 2, 3]);
    await db.sql(`DELETE FROM users WHERE id = ${ann}`);
    expect(await countFinished(db, "faith-plan")).toBe(0);
    expect(await db.sql("SELECT * FROM plan_days")).toEqual([]);
  });
});

it("what one person prays is unknown to another", async () => {
  await pray(ann, [1, 2]);
  expect(await getProgress(db, bea, "faith-plan")).toBeUndefined();
  expect(await listProgress(db, bea)).toEqual([]);
  expect(await countDaysPrayed(bea)).toBe(0);
});

it("the days prayed never fall, whatever is done", async () => {
  let before = 0;
  const steps = [
    () => pray(ann, [1, 2], 1),
    () => pray(ann, [2, 1], 3),
    () => startPlan(db, plan(ann), january(5)),
    () => resumePlan(db, ann, "faith-plan", january(6)),
    () => pray(ann, [3], 7),
    () => startPlan(db, plan(ann), january(8)),
    () => pray(ann, [1], 9),
  ];
  for (const step of steps) {
    await step();
    const after = await countDaysPrayed(ann);
    expect(after).toBeGreaterThanOrEqual(before);
    before = after;
  }
  expect(before).toBe(4);
});

it("the plan prayed last is listed first", async () => {
  await startPlan(db, plan(ann, "1"), january(1));
  await startPlan(db, plan(ann, "wisdom-plan"), january(3));
  await pray(ann, [1], 2);
  const order = async () => (await listProgress(db, ann)).map(({ planId }) => planId);
  expect(await order()).toEqual(["wisdom-plan", "faith-plan", "1"]);
  await markDay(db, plan(ann, "1"), 1, january(4));
  expect(await order()).toEqual(["1", "wisdom-plan", "faith-plan"]);
});

it("a plan that was begun before days were kept was begun on its day", () => {
  const sqlite = new Database(":memory:");
  const before = sqliteMigrations.findIndex((sql) => sql.includes("CREATE TABLE plan_days"));
  migrate(sqlite, sqliteMigrations.slice(0, before));
  sqlite.exec(`
    INSERT INTO users (username, password, email) VALUES ('ann', 'hashed', 'ann@example.org');
    INSERT INTO plan_starts VALUES (1, 'faith-plan', ${Date.parse("2030-01-31T23:59:59Z")});
  `);
  migrate(sqlite);
  expect(sqlite.prepare("SELECT begunOn, round, zone FROM plan_starts").get()).toEqual({
    begunOn: "2030-01-31",
    round: 1,
    zone: null,
  });
});
