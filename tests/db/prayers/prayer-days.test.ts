import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#content/year/days";
import {
  countDue,
  lastPrayed,
  listDue,
  listOtherDays,
  listOver,
  listToday,
  portionOf,
} from "#db/prayers/prayer-days.server";
import { countPrayers, listPrayers, listSaved } from "#db/prayers/prayer-lists.server";
import {
  addPrayer,
  getPrayer,
  importPrayers,
  listPrayer,
  markPrayed,
  type PrayerWords,
  saveNote,
  unmarkPrayed,
} from "#db/prayers/prayers.server";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;

const first = "2026-11-30";
const all = { limit: 999, offset: 0 };
const names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

beforeEach(async () => {
  db = await openSealed();
  ann = await person(db, "ann");
});

/** Noon of a day. */
const on = (day: string) => {
  const now = Date.parse(`${day}T12:00Z`);
  return { day, now, weekday: names[new Date(now).getUTCDay()] ?? "" };
};

async function add(words: string | (PrayerWords & { source?: string }), day = first) {
  const prayer = typeof words === "string" ? { text: words } : words;
  const at = { now: on(day).now - 9_000, day, quota: 5_000 };
  return (await addPrayer(db, ann, prayer, at))?.handle ?? "";
}

async function addMany(count: number) {
  const at = Array.from({ length: count }, (_, number) => number);
  const many = at.map((number) => ({
    ...{ text: `name ${number}`, handle: String(number).padStart(22, "0"), writtenOn: first },
  }));
  await importPrayers(db, ann, many, { now: on(first).now - 9_000, quota: 5_000 });
}

const due = async (day: string) => (await listDue(db, ann, on(day), all)).prayers;
const texts = async (day: string) => (await due(day)).map(({ text }) => text).sort();

async function pray(day: string, most = 999): Promise<string[]> {
  const prayed = (await due(day)).slice(0, most);
  for (const [at, { handle }] of prayed.entries())
    await markPrayed(db, ann, handle, { day, now: on(day).now + at });
  return prayed.map(({ text }) => text);
}

const thirty = Array.from({ length: 30 }, (_, at) => addDays(first, at));

describe("over thirty days", () => {
  it("four people come every day, each once", async () => {
    for (const name of ["Daniel", "Emma", "Tom", "Mum"]) await add({ text: name, person: name });
    for (const day of thirty) {
      expect((await pray(day)).sort()).toEqual(["Daniel", "Emma", "Mum", "Tom"]);
      expect(await texts(day)).toEqual([]);
    }
  });

  it("of 305 a portion comes each day: all in turn, none forgotten, none twice", async () => {
    await addMany(305);
    const prayed: string[] = [];
    for (const day of thirty) {
      expect(await countDue(db, ann, on(day))).toBe(12);
      prayed.push(...(await pray(day)));
      expect(await countDue(db, ann, on(day))).toBe(0);
    }
    expect(prayed).toHaveLength(360);
    expect(new Set(prayed.slice(0, 305)).size).toBe(305);
    // The second round has the order of the first.
    expect(prayed.slice(305)).toEqual(prayed.slice(0, 55));
  });

  it("nobody is left out by who prays little, or not at all, on some days", async () => {
    await addMany(30);
    const prayed: string[] = [];
    for (const [at, day] of thirty.entries()) prayed.push(...(await pray(day, at % 3)));
    expect(prayed).toHaveLength(30);
    expect(new Set(prayed).size).toBe(30);
  });
});

it("a portion is twelve, and what comes round within a month of very many", () => {
  expect([0, 4, 13, 305, 360, 361, 5000].map(portionOf)).toEqual([12, 12, 12, 12, 12, 13, 167]);
});

describe("a prayer's days", () => {
  const every = { third: "every third day", monthly: "once a month" };
  const daysOf = async (days: readonly string[]) => {
    const found: Record<string, string[]> = {};
    for (const day of days)
      for (const text of await pray(day)) found[text] = [...(found[text] ?? []), day.slice(5)];
    return found;
  };

  it("are as they were chosen", async () => {
    await add({ text: every.third, rhythm: "third" });
    await add({ text: every.monthly, rhythm: "monthly" });
    await add({ text: "fridays", weekdays: "Fri" });
    await add({ text: "until", prayUntil: "2026-12-03" });
    const days = Array.from({ length: 33 }, (_, at) => addDays(first, at));
    const found = await daysOf(days);
    expect(found[every.third]?.slice(0, 4)).toEqual(["11-30", "12-03", "12-06", "12-09"]);
    expect(found[every.monthly]).toEqual(["11-30", "12-30"]);
    expect(found.fridays).toEqual(["12-04", "12-11", "12-18", "12-25", "01-01"]);
    expect(found.until).toEqual(["11-30", "12-01", "12-02", "12-03"]);
  });

  it("wait for who was away", async () => {
    await add({ text: every.third, rhythm: "third" });
    await pray(first);
    expect(await texts("2026-12-02")).toEqual([]);
    expect(await texts("2026-12-07")).toEqual([every.third]);
  });

  it("come every day however long the list is, where all seven are chosen", async () => {
    await addMany(40);
    await add({ text: "daily", weekdays: names.join(" ") }, "2026-11-01");
    for (const day of thirty.slice(0, 5)) {
      const prayed = await pray(day);
      expect([prayed.length, prayed.includes("daily")]).toEqual([13, true]);
    }
  });

  it("have the birthdays and anniversaries of a person, also of who was born on a leap day", async () => {
    await add({ text: "Tom", person: "Tom", weekdays: "Sat", birthday: "02-29" });
    await add({ text: "Mum", rhythm: "monthly", anniversary: "12-24" });
    await pray("2026-12-21");
    expect(await texts("2026-12-23")).toEqual([]);
    expect(await texts("2026-12-24")).toEqual(["Mum"]);
    expect(await texts("2027-02-28")).toContain("Tom");
    expect(await texts("2028-02-28")).not.toContain("Tom");
    expect(await texts("2028-02-29")).toContain("Tom");
  });

  it("part the list in today's, with what was prayed, and other days'", async () => {
    await add({ text: "fridays", weekdays: "Fri" });
    const daily = await add("daily");
    await markPrayed(db, ann, await add("prayed"), { day: first, now: on(first).now });
    const texts = async (list: typeof listToday) => {
      const { prayers, count } = await list(db, ann, on(first), all);
      return [count, ...prayers.map(({ text }) => text)];
    };
    expect(await texts(listToday)).toEqual([2, "daily", "prayed"]);
    expect(await texts(listOtherDays)).toEqual([1, "fridays"]);
    await markPrayed(db, ann, daily, { day: first, now: on(first).now + 1 });
    expect(await texts(listToday)).toEqual([2, "prayed", "daily"]);
    expect((await lastPrayed(db, ann, first))?.text).toBe("daily");
  });

  it("end, and it is asked how it went", async () => {
    await add({ text: "exam", prayUntil: "2026-12-03" });
    expect(await listOver(db, ann, on("2026-12-03"))).toEqual([]);
    expect((await listOver(db, ann, on("2026-12-04"))).map(({ text }) => text)).toEqual(["exam"]);
  });
});

describe("what is saved", () => {
  it("is on no list until it is put there", async () => {
    const verse = { text: "Trust in Him", source: "verse/home", rhythm: "saved" } as const;
    const handle = await add(verse);
    await add("Emma", "2026-11-29");
    const counts = { open: 1, resting: 0, answered: 0, saved: 1 };
    expect(await countPrayers(db, ann, on(first).now)).toEqual(counts);
    expect(await texts(first)).toEqual(["Emma"]);
    expect((await listPrayers(db, ann, all, on(first).now)).map(({ text }) => text)).toEqual([
      "Emma",
    ]);
    expect((await listSaved(db, ann, all, on(first).now)).map(({ text }) => text)).toEqual([
      "Trust in Him",
    ]);
    expect(await listPrayer(db, ann, handle)).toBe(true);
    expect(await texts(first)).toEqual(["Emma", "Trust in Him"]);
  });
});

describe("that it was prayed", () => {
  it("is taken back on its day, and it has its turn again", async () => {
    const handle = await add("Emma");
    await pray("2026-12-01");
    const before = await getPrayer(db, ann, handle);
    await pray("2026-12-02");
    await markPrayed(db, ann, handle, { day: "2026-12-02", now: on("2026-12-02").now + 99 });
    expect(await unmarkPrayed(db, ann, handle, "2026-12-02")).toBe(true);
    expect(await getPrayer(db, ann, handle)).toEqual({ ...before, beforeOn: null, beforeAt: null });
    expect(await texts("2026-12-02")).toEqual(["Emma"]);
    // Twice is once, and a day before stands.
    expect(await unmarkPrayed(db, ann, handle, "2026-12-02")).toBe(true);
    expect(await getPrayer(db, ann, handle)).toMatchObject({ prayedOn: "2026-12-01" });
    expect(await unmarkPrayed(db, await person(db, "ben"), handle, "2026-12-01")).toBe(false);
    expect(await unmarkPrayed(db, ann, "x".repeat(22), "2026-12-01")).toBe(false);
  });
});

describe("a note", () => {
  it("stands under its day, sealed, the same once, and never beyond the room there is", async () => {
    const handle = await add("Emma");
    const note = (words: string, day = first) => saveNote(db, ann, handle, { day, note: words });
    expect(await note("She wrote\n\nback 🙂")).toBe(true);
    expect(await note("She wrote\n\nback 🙂")).toBe(true);
    expect(await note("Again", "2026-12-01")).toBe(true);
    const notes = "2026-11-30: She wrote\n\nback 🙂\n\n2026-12-01: Again";
    expect((await getPrayer(db, ann, handle))?.notes).toBe(notes);
    const stored = await db.sql(`SELECT notes FROM prayers`);
    expect(String(stored[0]?.notes)).not.toContain("She");
    for (let at = 0; at < 9; at++) await note("🙂".repeat(2_000) + at);
    expect(await note("🙂".repeat(2_000))).toBeUndefined();
    expect(await saveNote(db, ann, "x".repeat(22), { day: first, note: "x" })).toBe(false);
  });
});
