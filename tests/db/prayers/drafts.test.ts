import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  addDraft,
  deleteDraft,
  deleteOldDrafts,
  fitsDraft,
  newestDraft,
} from "#db/prayers/drafts.server";
import { addPrayer, deletePrayer } from "#db/prayers/prayers.server";
import { drafts } from "#db/schema/prayers";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let ben: number;

beforeEach(async () => {
  db = await openSealed();
  [ann, ben] = [await person(db, "ann"), await person(db, "ben")];
});

const handleOf = (mark: number | string) => String(mark).padStart(22, "h");
const draft = (mark: number | string, prayer: string | null = null) => ({
  handle: handleOf(mark),
  form: prayer === null ? ("prayer" as const) : ("prayer-edit" as const),
  prayer,
  words: { text: `words ${mark}` },
});

const all = () => db.select().from(drafts).all();
const day = 86_400_000;

describe("drafts", () => {
  it("are offered the newest first, to their person alone", async () => {
    for (const mark of [1, 2, 3]) await addDraft(db, ann, draft(mark), 1_000);
    expect(await newestDraft(db, ann, undefined, 2_000)).toEqual({ ...draft(3), more: 2 });
    expect(await newestDraft(db, ben, undefined, 2_000)).toBeUndefined();
    await deleteDraft(db, ben, handleOf(3));
    await deleteDraft(db, ann, handleOf(3));
    expect(await newestDraft(db, ann, undefined, 2_000)).toEqual({ ...draft(2), more: 1 });
  });

  it("are twenty at the most; the oldest make room, and nobody else's", async () => {
    await addDraft(db, ben, draft("b"), 1);
    for (let mark = 1; mark <= 23; mark++) await addDraft(db, ann, draft(mark), mark);
    expect((await all()).map(({ handle }) => handle)).toEqual([
      handleOf("b"),
      ...Array.from({ length: 20 }, (_, at) => handleOf(at + 4)),
    ]);
  });

  it("are one where the same comes twice, which takes the new words and nobody else's", async () => {
    await addDraft(db, ann, draft(1), 1_000);
    await addDraft(db, ann, { ...draft(1), words: { text: "other" } }, 2_000);
    await addDraft(db, ben, { ...draft(1), words: { text: "stolen" } }, 3_000);
    expect(await all()).toMatchObject([{ userId: ann }]);
    const newest = await newestDraft(db, ann, undefined, 4_000);
    expect(newest).toMatchObject({ words: { text: "other" } });
  });

  it("run out after 30 days", async () => {
    await addDraft(db, ann, draft(1), 0);
    expect(await newestDraft(db, ann, undefined, 29 * day)).toBeDefined();
    expect(await newestDraft(db, ann, undefined, 30 * day)).toBeUndefined();
    await deleteOldDrafts(db, 29 * day);
    expect(await all()).toHaveLength(1);
    await deleteOldDrafts(db, 30 * day);
    expect(await all()).toEqual([]);
  });

  async function addTo(userId: number): Promise<string> {
    const at = { now: 1, day: "2026-01-01", quota: 10 };
    return (await addPrayer(db, userId, { text: "a" }, at))?.handle ?? "";
  }

  it("belong to their prayer and go with it; of one that is gone they are a new one's", async () => {
    const handle = await addTo(ann);
    const of = { form: "prayer-edit" as const, prayer: handle };
    expect(await addDraft(db, ann, draft(1, handle), 1_000)).toBe(handle);
    expect(await newestDraft(db, ann, of, 1_000)).toMatchObject({ prayer: handle, more: 0 });
    expect(await newestDraft(db, ann, { ...of, form: "prayer-answer" }, 1_000)).toBeUndefined();
    expect(await newestDraft(db, ann, undefined, 1_000)).toBeUndefined();
    await deletePrayer(db, ann, handle);
    expect(await all()).toEqual([]);
    expect(await addDraft(db, ann, draft(1, handle), 1_000)).toBeNull();
    expect(await newestDraft(db, ann, undefined, 1_000)).toMatchObject({ form: "prayer-edit" });
  });

  it("for a prayer of somebody else are a new one's too", async () => {
    const handle = await addTo(ann);
    expect(await addDraft(db, ben, draft(1, handle), 1_000)).toBeNull();
  });
});

it("a draft that was thrown away is forgotten by the file as well, where there was one", async () => {
  const forget = vi.spyOn(db, "forgetDeleted");
  await addDraft(db, ann, draft(1), 0);
  await deleteOldDrafts(db, 30 * day - 1);
  expect(forget).not.toHaveBeenCalled();
  await deleteOldDrafts(db, 30 * day);
  expect(forget).toHaveBeenCalledTimes(1);
});

it("a draft has a hundred thousand characters at the most, written as JSON", () => {
  const around = JSON.stringify({ text: "" }).length;
  expect(fitsDraft({ text: "x".repeat(100_000 - around) })).toBe(true);
  expect(fitsDraft({ text: "x".repeat(100_001 - around) })).toBe(false);
});
