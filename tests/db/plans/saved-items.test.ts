import { beforeEach, expect, it } from "vitest";
import {
  countPrayer,
  countSaves,
  getPrayed,
  type Item,
  isSaved,
  listSaved,
  removeItem,
  saveItem,
} from "#db/plans/saved-items.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let ben: number;

beforeEach(async () => {
  db = await openEngine();
  [ann, ben] = await Promise.all([person(db, "ann"), person(db, "ben")]);
});

const plan: Item = { kind: "plan", item: "faith-plan" };
const theme: Item = { kind: "theme", item: "faith-plan" };

it("a plan or theme is saved once, listed with the latest first, and counted by people", async () => {
  await saveItem(db, ann, plan, 1_000);
  await saveItem(db, ann, theme, 2_000);
  await saveItem(db, ann, plan, 3_000);
  await saveItem(db, ben, plan, 4_000);
  expect(await listSaved(db, ann)).toEqual([theme, plan]);
  expect(await listSaved(db, ben)).toEqual([plan]);
  expect([await countSaves(db, plan), await countSaves(db, theme)]).toEqual([2, 1]);
  expect(await countSaves(db, { kind: "plan", item: "other" })).toBe(0);
});

it("one of them is removed, and nobody else's", async () => {
  for (const [who, item] of [
    [ann, plan],
    [ann, theme],
    [ben, plan],
  ] as const)
    await saveItem(db, who, item, 1_000);
  await removeItem(db, ann, plan);
  expect(await isSaved(db, ann, plan)).toBe(false);
  expect(await isSaved(db, ann, theme)).toBe(true);
  expect(await isSaved(db, ben, plan)).toBe(true);
});

it("each prayer of a theme counts", async () => {
  expect(await getPrayed(db, "theme-1")).toBe(0);
  for (const id of ["theme-1", "theme-1", "theme-2"]) await countPrayer(db, id);
  expect([await getPrayed(db, "theme-1"), await getPrayed(db, "theme-2")]).toEqual([2, 1]);
});
