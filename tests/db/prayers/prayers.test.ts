import { beforeEach, describe, expect, test, vi } from "vitest";
import { listDaysOfPrayer } from "#db/plans/days-of-prayer.server";
import { lastPrayed, listDue } from "#db/prayers/prayer-days.server";
import {
  countAnsweredByMonth,
  countPrayers,
  findPrayers,
  listAnswered,
  listPrayers,
  listResting,
  readPrayers,
  recallAnswered,
} from "#db/prayers/prayer-lists.server";
import {
  addPrayer,
  answerPrayer,
  deletePrayer,
  editPrayer,
  getPrayer,
  importPrayers,
  listSavedSources,
  markPrayed,
  openPrayerAgain,
  type PrayerWords,
  restPrayer,
  wakePrayer,
} from "#db/prayers/prayers.server";
import { prayers } from "#db/schema/prayers";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let ben: number;

const day = "2026-11-21";
const quota = 9;
const all = { limit: 100, offset: 0 };
const restful = { restsUntil: "2026-12-01", wakesAt: new Date(5_000) };

beforeEach(async () => {
  db = await openSealed();
  [ann, ben] = await Promise.all([person(db, "ann"), person(db, "ben")]);
});

async function add(words: string | (PrayerWords & { source?: string }), now = 1, userId = ann) {
  const prayer = typeof words === "string" ? { text: words } : words;
  const added = await addPrayer(db, userId, prayer, { now, day, quota });
  return added?.handle ?? "";
}

const turn = async (now = 1_000, stretch = all) =>
  (await listPrayers(db, ann, stretch, now)).map(({ text }) => text);

test("a prayer is saved word for word, under a name that nobody can guess", async () => {
  const words = { title: "For Grüße", text: "zwei\nZeilen 🙂", reference: "Psalm 62:8" };
  const handle = await add(words, 7);
  expect(handle).toMatch(/^[\w-]{22}$/);
  expect(await add("another")).not.toBe(handle);
  expect(await getPrayer(db, ann, handle)).toEqual({
    ...words,
    person: null,
    weekdays: null,
    handle,
    source: null,
    writtenOn: day,
    createdAt: new Date(7),
    updatedAt: new Date(7),
    prayedOn: null,
    prayedAt: null,
    answeredOn: null,
    answer: null,
    restsUntil: null,
    wakesAt: null,
    ...{ rhythm: null, prayUntil: null, birthday: null, anniversary: null, notes: null },
    ...{ beforeOn: null, beforeAt: null },
  });
});

const noPause = async () => {};

describe("what is looked for", () => {
  const found = async (words: string, userId = ann) =>
    (await findPrayers(db, userId, words, all, noPause)).prayers.map(({ text }) => text);

  test("is found wherever a word of it stands, whatever its case; the newest first", async () => {
    await add({ text: "for my brother", title: "A door" }, 1);
    const answered = await add({ text: "A DOOR opened", reference: "Psalm 1" }, 2);
    await answerPrayer(db, ann, answered, { answeredOn: day, answer: "Über Nacht" });
    expect(await found("door")).toEqual(["A DOOR opened", "for my brother"]);
    expect(await found("psalm")).toEqual(["A DOOR opened"]);
    expect(await found("über")).toEqual(["A DOOR opened"]);
    expect(await findPrayers(db, ann, "door", { limit: 1, offset: 1 }, noPause)).toMatchObject({
      count: 2,
      prayers: [{ text: "for my brother" }],
    });
  });

  test("is found in one's own prayers alone, and no sign stands for others", async () => {
    await add("ann's 100%_\\");
    await add("ben's", 1, ben);
    expect(await found("'s")).toEqual(["ann's 100%_\\"]);
    expect(await found("0%_\\")).toEqual(["ann's 100%_\\"]);
    expect(await found("%")).toEqual(["ann's 100%_\\"]);
    expect(await found("a%x")).toEqual([]);
    expect(await found("__")).toEqual([]);
  });

  test("is found however its letters were typed, and in any order", async () => {
    await add({ text: "For Zoe\u0308 O’Brien, and her café" });
    for (const words of ["zoe", "ZOË", "o'brien", "obrien zoe", "cafe, (Zoe)", "CAFE\u0301"])
      expect(await found(words), words).toHaveLength(1);
    for (const words of ["zoa", "zoe smith", "🙂"]) expect(await found(words), words).toEqual([]);
  });
});

describe("the turn", () => {
  test("begins with what was never prayed, the newest first; then by how long ago it was", async () => {
    const [third, first, second, tie] = [
      await add("third", 30),
      await add("first", 10),
      await add("second", 20),
      await add("tie", 30),
    ];
    expect(await turn()).toEqual(["tie", "third", "second", "first"]);
    await markPrayed(db, ann, first, { now: 100, day });
    await markPrayed(db, ann, third, { now: 90, day });
    expect(await turn()).toEqual(["tie", "second", "third", "first"]);
    await markPrayed(db, ann, second, { now: 110, day });
    await markPrayed(db, ann, tie, { now: 120, day });
    await markPrayed(db, ann, third, { now: 130, day });
    expect(await turn()).toEqual(["first", "second", "tie", "third"]);
    expect(await turn(1_000, { limit: 2, offset: 1 })).toEqual(["second", "tie"]);
  });

  test("leaves out what rests until its moment, and what is answered", async () => {
    const rests = await add("rests");
    const answered = await add("answered");
    await add("open");
    await restPrayer(db, ann, rests, restful);
    await answerPrayer(db, ann, answered, { answeredOn: day });
    expect(await turn(4_999)).toEqual(["open"]);
    expect((await listResting(db, ann, all, 4_999)).map(({ text }) => text)).toEqual(["rests"]);
    expect(await countPrayers(db, ann, 4_999)).toEqual({
      open: 1,
      resting: 1,
      answered: 1,
      saved: 0,
    });
    expect(await turn(5_000)).toEqual(["open", "rests"]);
    expect(await listResting(db, ann, all, 5_000)).toEqual([]);
    expect(await countPrayers(db, ann, 5_000)).toEqual({
      open: 2,
      resting: 0,
      answered: 1,
      saved: 0,
    });
  });
});

test("a rest can be ended before its day", async () => {
  const handle = await add("rests");
  await restPrayer(db, ann, handle, restful);
  expect(await wakePrayer(db, ann, handle)).toBe(true);
  expect(await turn(2_000)).toEqual(["rests"]);
});

describe("what is due on a day", () => {
  const friday = { day, weekday: "Fri", now: 1_000 };
  const due = async (today = friday, stretch = all) => {
    const { prayers: found, count } = await listDue(db, ann, today, stretch);
    return [count, ...found.map(({ text }) => text)];
  };

  test("is what is meant for its weekday or for every day, and not prayed yet", async () => {
    const daily = await add("daily", 1);
    await add({ text: "Fridays", weekdays: "Wed Fri" }, 2);
    await add({ text: "Mondays", weekdays: "Mon" }, 3);
    await add("bens", 4, ben);
    expect(await due()).toEqual([2, "Fridays", "daily"]);
    expect(await due({ ...friday, weekday: "Mon" })).toEqual([2, "Mondays", "daily"]);
    expect(await due(friday, { limit: 1, offset: 1 })).toEqual([2, "daily"]);
    await markPrayed(db, ann, daily, { now: 5, day });
    expect(await due()).toEqual([1, "Fridays"]);
    // Its day alone counts: after a journey to the west it may be of one that has yet to begin.
    expect(await due({ ...friday, day: "2026-11-20" })).toEqual([1, "Fridays"]);
    expect(await due({ ...friday, day: "2026-11-22", weekday: "Sat" })).toEqual([1, "daily"]);
  });

  test("is nothing that rests or was answered", async () => {
    await restPrayer(db, ann, await add("resting"), restful);
    await answerPrayer(db, ann, await add("answered"), { answeredOn: day });
    expect(await due()).toEqual([0]);
  });

  test("follows an edit, which can take the person and the days away again", async () => {
    const handle = await add({ text: "for her", person: "Mia", weekdays: "Mon" });
    expect(await getPrayer(db, ann, handle)).toMatchObject({ person: "Mia", weekdays: "Mon" });
    await editPrayer(db, ann, handle, { text: "for her" }, 9);
    expect(await getPrayer(db, ann, handle)).toMatchObject({ person: null, weekdays: null });
  });
});

describe("an answered prayer to give thanks for", () => {
  test("is of this day in another year, else any, and nobody else's", async () => {
    expect(await recallAnswered(db, ann, day, 0)).toBeUndefined();
    await answerPrayer(db, ben, await add("bens", 1, ben), { answeredOn: "2025-11-21" });
    for (const answeredOn of ["2026-03-01", "2026-11-21", "2026-05-05"])
      await answerPrayer(db, ann, await add(answeredOn), { answeredOn });
    const recalled = async (chance: number) => (await recallAnswered(db, ann, day, chance))?.text;
    expect(await recalled(0)).toBe("2026-11-21");
    expect(await recalled(0.99)).toBe("2026-03-01");
    await answerPrayer(db, ann, await add("last year"), { answeredOn: "2025-11-21" });
    expect(await recalled(0)).toBe("last year");
  });
});

describe("an answer", () => {
  test("ends a rest, and is read with the latest first", async () => {
    const early = await add("early");
    const late = await add("late");
    await restPrayer(db, ann, late, restful);
    await answerPrayer(db, ann, early, { answeredOn: "2026-02-01" });
    await answerPrayer(db, ann, late, { answeredOn: "2026-10-01", answer: "Thank You" });
    const answered = await listAnswered(db, ann, all);
    expect(answered.map(({ text, answer }) => [text, answer])).toEqual([
      ["late", "Thank You"],
      ["early", null],
    ]);
    expect(await listResting(db, ann, all, 1_000)).toEqual([]);
    await answerPrayer(db, ann, await add("before"), { answeredOn: "2024-12-31" });
    expect(await countAnsweredByMonth(db, ann)).toEqual([
      { month: "2026-10", count: 1 },
      { month: "2026-02", count: 1 },
      { month: "2024-12", count: 1 },
    ]);
  });

  test("can be taken back, and its words wait for another", async () => {
    const handle = await add("open");
    await answerPrayer(db, ann, handle, { answeredOn: day, answer: "Thank You" });
    expect(await openPrayerAgain(db, ann, handle)).toBe(true);
    expect(await turn()).toEqual(["open"]);
    expect(await getPrayer(db, ann, handle)).toMatchObject({
      answeredOn: null,
      answer: "Thank You",
    });
  });
});

test("other words take the place of the old, the empty of what was there", async () => {
  const handle = await add({ title: "Old", text: "old", reference: "Psalm 1", source: "theme/x" });
  await editPrayer(db, ann, handle, { text: "new" }, 50);
  expect(await getPrayer(db, ann, handle)).toMatchObject({
    title: null,
    text: "new",
    reference: null,
    source: "theme/x",
    createdAt: new Date(1),
    updatedAt: new Date(50),
  });
});

test("other words go over none but those that they were made from", async () => {
  const handle = await add({ text: "old" });
  expect(await editPrayer(db, ann, handle, { text: "of one tab" }, 50, 1)).toBe(true);
  expect(await editPrayer(db, ann, handle, { text: "of another" }, 60, 1)).toBe(false);
  expect(await getPrayer(db, ann, handle)).toMatchObject({ text: "of one tab" });
});

test("no more are saved than a person may have, and one of the site's that is there stays so", async () => {
  await add({ text: "from here", source: "theme/theme-2" });
  for (let i = 1; i < quota; i++) await add(`prayer ${i}`);
  const at = { now: 20, day, quota };
  expect(await addPrayer(db, ann, { text: "one more" }, at)).toBeUndefined();
  expect(await db.select().from(prayers)).toHaveLength(quota);
  const again = { text: "from here", source: "theme/theme-2" };
  expect(await addPrayer(db, ann, again, at)).toMatchObject({ before: true });
  expect(await addPrayer(db, ben, { text: "his own" }, at)).toMatchObject({ before: false });
});

test("the same prayer within a minute is one, another or a later one is not", async () => {
  const words = { text: "for a quiet heart", title: "Peace", weekdays: "Mon" };
  const handle = await add(words, 1_000);
  expect(await add(words, 4_000)).toBe(handle);
  for (const other of [
    { ...words, title: undefined },
    { ...words, weekdays: "Tue" },
  ])
    expect(await add(other, 4_000)).not.toBe(handle);
  expect(await add(words, 4_000, ben)).not.toBe(handle);
  expect(await add(words, 61_001)).not.toBe(handle);
});

describe("from a place on the site", () => {
  const words = { text: "a prayer of ours", source: "theme/theme-2" };

  test("a prayer is saved once, as its owner has changed it", async () => {
    const handle = await add(words);
    await editPrayer(db, ann, handle, { text: "in my words" }, 9);
    expect(await addPrayer(db, ann, words, { now: 20, day, quota })).toEqual({
      handle,
      before: true,
    });
    expect(await turn()).toEqual(["in my words"]);
    await add(words, 1, ben);
    expect(await listPrayers(db, ben, all, 100)).toHaveLength(1);
  });

  test("it is known which are saved, and by whom", async () => {
    await add(words);
    expect(await listSavedSources(db, ann, ["theme/theme-2", "theme/theme-3"])).toEqual([
      "theme/theme-2",
    ]);
    expect(await listSavedSources(db, ben, ["theme/theme-2"])).toEqual([]);
    expect(await listSavedSources(db, ann, [])).toEqual([]);
  });
});

test("nobody reads, changes or deletes what another saved", async () => {
  const handle = await add({ title: "Mine", text: "mine" });
  const before = await db.select().from(prayers).all();
  for (const tried of [
    markPrayed(db, ben, handle, { now: 5, day }),
    answerPrayer(db, ben, handle, { answeredOn: day }),
    openPrayerAgain(db, ben, handle),
    restPrayer(db, ben, handle, restful),
    wakePrayer(db, ben, handle),
    editPrayer(db, ben, handle, { text: "theirs" }, 5),
    deletePrayer(db, ben, handle),
  ]) {
    expect(await tried).toBe(false);
  }
  expect(await getPrayer(db, ben, handle)).toBeUndefined();
  expect(await countPrayers(db, ben, 100)).toEqual({ open: 0, resting: 0, answered: 0, saved: 0 });
  expect(await db.select().from(prayers)).toEqual(before);
});

test("a prayer is gone when it is deleted, and all of them with their owner", async () => {
  const handle = await add("mine");
  await add("mine too");
  expect(await deletePrayer(db, ann, handle)).toBe(true);
  expect(await getPrayer(db, ann, handle)).toBeUndefined();
  await db.sql("DELETE FROM users");
  expect(await db.select().from(prayers)).toEqual([]);
});

const hasPrayed = async (userId: number, on = day) => Boolean(await lastPrayed(db, userId, on));

test("a prayer that was prayed makes its day a day of prayer, and a nobody's none", async () => {
  const handle = await add("For rain.");
  expect(await hasPrayed(ann)).toBe(false);
  await markPrayed(db, ben, handle, { now: 2, day });
  await markPrayed(db, ann, handle, { now: 2, day });
  expect(await listDaysOfPrayer(db, ann, 2026)).toEqual([day]);
  expect(await listDaysOfPrayer(db, ben, 2026)).toEqual([]);
  const prayed = [day, "2026-11-20", "2026-11-22"].map((on) => hasPrayed(ann, on));
  expect(await Promise.all(prayed)).toEqual([true, true, false]);
  expect(await hasPrayed(ben)).toBe(false);
});

test("words that were deleted or written over are forgotten by the file as well", async () => {
  const forget = vi.spyOn(db, "forgetDeleted");
  const handle = await add("For rain.");
  const changes = [
    (who: number) => editPrayer(db, who, handle, { text: "For sun." }, 2),
    (who: number) => answerPrayer(db, who, handle, { answeredOn: day }),
    (who: number) => deletePrayer(db, who, handle),
  ];
  for (const [at, change] of changes.entries()) {
    expect(await change(ben)).toBe(false);
    expect(forget).toHaveBeenCalledTimes(at);
    expect(await change(ann)).toBe(true);
    expect(forget).toHaveBeenCalledTimes(at + 1);
  }
});

test("prayers that come in are added once, sealed, each with all it has, as far as there is room", async () => {
  const whole = {
    ...{
      text: "=hold\n  her",
      title: "Anna",
      reference: "Psalm 23",
      person: "Anna",
      source: "home",
    },
    ...{ weekdays: "Mon Wed", prayedOn: "2026-02-01", prayedAt: new Date(9), answer: "yes" },
    ...{ answeredOn: "2026-03-01", writtenOn: "2026-01-31", handle: "a".repeat(22) },
  };
  const bare = (letter: string) => ({ text: letter, writtenOn: day, handle: letter.repeat(22) });
  const rest = { ...bare("b"), ...restful };
  const both = await Promise.all(
    [1, 2].map((now) => importPrayers(db, ann, [whole, rest], { now, quota })),
  );
  expect(both.toSorted()).toEqual([0, 2]);
  expect(await importPrayers(db, ann, [{ ...bare("c"), source: "home" }], { now: 3, quota })).toBe(
    0,
  );
  expect(await getPrayer(db, ann, whole.handle)).toMatchObject(whole);
  expect(await getPrayer(db, ann, rest.handle)).toMatchObject(rest);
  const more = [..."defghijklm"].map(bare);
  expect(await importPrayers(db, ann, more, { now: 4, quota })).toBe(quota - 2);
  expect(await importPrayers(db, ann, more.slice(-1), { now: 5, quota })).toBe(0);
  const read: string[] = [];
  for await (const rows of readPrayers(db, ann, 2)) read.push(...rows.map(({ text }) => text));
  expect(read).toEqual([whole.text, ..."bdefghij"]);
});
