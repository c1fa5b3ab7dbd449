import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { personalRows } from "#db/accounts/personal-data/kinds.server";
import {
  batchesOf,
  listRows,
  type OneRow,
  type OwnedRow,
  type PersonalRows,
  shown,
  sumUpRows,
} from "#db/accounts/personal-data/personal-rows.server";
import { markDay } from "#db/plans/plan-progress.server";
import { saveItem } from "#db/plans/saved-items.server";
import { campaigns } from "#db/schema/letters";
import { savedItems } from "#db/schema/plans";
import { subscribe } from "#db/subscriptions/subscribers.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let bea: number;

beforeEach(async () => {
  db = await openEngine();
  [ann, bea] = [await person(db, "ann"), await person(db, "bea")];
  for (let at = 1; at <= 5; at++)
    await saveItem(db, ann, { kind: "plan", item: `plan-${at}` }, at * 1_000);
  await saveItem(db, bea, { kind: "plan", item: "plan-9" }, 9_000);
});

const { saved, account, newsletter, calendarOfLight } = personalRows as Record<
  string,
  PersonalRows | OneRow
> as Record<"saved" | "account" | "newsletter" | "calendarOfLight", PersonalRows | OneRow>;

const items = (rows: OwnedRow[]) => rows.map(({ item }) => item);

async function all(rows: PersonalRows | OneRow, size: number) {
  const batches: OwnedRow[][] = [];
  for await (const batch of batchesOf(db, rows, ann, size)) batches.push(batch);
  return batches;
}

describe("the rows of a person", () => {
  it("are counted, with the first and the last moment", async () => {
    expect(await sumUpRows(db, saved, ann)).toEqual({
      ...{ count: 5, oldest: new Date(1_000), newest: new Date(5_000) },
    });
    const none = { count: 0, oldest: undefined, newest: undefined };
    expect(await sumUpRows(db, calendarOfLight, ann)).toEqual(none);
    const own = { userId: ann, planId: "anxiety-plan", dayCount: 7 };
    for (const on of ["2026-05-01", "2026-05-03"]) await markDay(db, own, 1, { at: 1, on });
    expect(await sumUpRows(db, calendarOfLight, ann)).toEqual({
      ...{ count: 2, oldest: new Date("2026-05-01"), newest: new Date("2026-05-03") },
    });
  });

  it("are listed page by page, the newest first, without keys", async () => {
    const page = await listRows(db, saved, ann, { limit: 2, offset: 1 });
    expect(page).toEqual([
      { kind: "plan", item: "plan-4", savedAt: new Date(4_000) },
      { kind: "plan", item: "plan-3", savedAt: new Date(3_000) },
    ]);
    expect(items(await listRows(db, saved, bea, { limit: 9, offset: 0 }))).toEqual(["plan-9"]);
  });

  it.each([1, 2, 5, 9])("come in batches of %i, the oldest first, each once", async (size) => {
    const batches = await all(saved, size);
    expect(items(batches.flat())).toEqual(["plan-1", "plan-2", "plan-3", "plan-4", "plan-5"]);
    expect(batches.map((batch) => batch.length)).toEqual(
      Array.from({ length: Math.ceil(5 / size) }, (_, at) => Math.min(size, 5 - at * size)),
    );
  });

  it("are no batch where there are none", async () => {
    expect(await all(calendarOfLight, 2)).toEqual([]);
  });

  it("that stand beside others are shown with them", async () => {
    await confirmAddress(db, { id: ann, email: "ann@example.org" }, 7_000);
    const [row] = await listRows(db, account, ann, { limit: 9, offset: 0 });
    expect(row).toMatchObject({ username: "ann", emailConfirmedAt: new Date(7_000) });
    expect(row).not.toHaveProperty("password");
    expect(await sumUpRows(db, account, ann)).toMatchObject({ count: 1 });
    expect(items((await all(account, 9)).flat())).toHaveLength(1);
  });

  it("that others wrote are theirs who are named", async () => {
    const { table, ...rows } = saved as PersonalRows;
    expect(
      await listRows(db, { ...rows, table, by: savedItems.userId }, bea, {
        ...{ limit: 9, offset: 0 },
      }),
    ).toHaveLength(1);
    const unknown = { ...rows, table: campaigns };
    await expect(sumUpRows(db, unknown, ann)).rejects.toThrow("Nothing says whose the rows");
  });
});

describe("what is found as a single row", () => {
  const asked = () =>
    subscribe(db, { email: "ann@example.org", tags: ["Letter"], userId: ann }, 8_000);

  it("is one or none, as old as its first moment", async () => {
    expect(await sumUpRows(db, newsletter, ann)).toEqual({
      ...{ count: 0, oldest: undefined, newest: undefined },
    });
    expect(await listRows(db, newsletter, ann, { limit: 9, offset: 0 })).toEqual([]);
    await asked();
    expect(await sumUpRows(db, newsletter, ann)).toEqual({
      ...{ count: 1, oldest: new Date(8_000), newest: new Date(8_000) },
    });
    const whole = { limit: 9, offset: 0 };
    expect(await listRows(db, newsletter, ann, whole)).toMatchObject([{ tags: ["Letter"] }]);
    expect(await listRows(db, newsletter, ann, { limit: 9, offset: 1 })).toEqual([]);
    expect((await all(newsletter, 9)).flat()).toMatchObject([{ tags: ["Letter"] }]);
  });

  it("shows since when a tag is there to whoever confirmed the address alone", async () => {
    await asked();
    const [own] = await listRows(db, newsletter, ann, { limit: 9, offset: 0 });
    expect(own).not.toHaveProperty("tagsSince");
    await confirmAddress(db, { id: ann, email: "ann@example.org" }, 9_000);
    const [whole] = await listRows(db, newsletter, ann, { limit: 9, offset: 0 });
    expect(whole?.tagsSince).toEqual(["Letter: 1970-01-01T00:00:08.000Z"]);
  });
});

it("columns have their names, others where they are given, none where they are keys", () => {
  expect(Object.keys(shown(savedItems, { item: "of", savedAt: null }))).toEqual(["kind", "of"]);
  expect(Object.keys(shown(savedItems, { userId: "person" }))).toContain("person");
});
