import { beforeEach, describe, expect, it } from "vitest";
import { leaseLetter, type Outcome, queueLetter, settleLetter } from "#db/letters/outbox.server";
import {
  callSenders,
  countOutbox,
  countReasons,
  forgetSender,
  forgetSenders,
  listHolds,
  listOutbox,
  listSenders,
  nextTryOf,
  noteRefusedAlike,
  noteSender,
  noteTaken,
  retryLetters,
} from "#db/letters/senders.server";
import { hour, minute } from "#db/time";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

describe("a sender of letters", () => {
  const trouble = { reason: "ECONNREFUSED", since: 1_000, tries: 2, nextTryAt: 9_000 };

  it("is there for two and a half minutes after it said so", async () => {
    await noteSender(db, "b", 1_000);
    await noteSender(db, "a", 2_000);
    const names = async (at: number) => (await listSenders(db, at)).map(({ instance }) => instance);
    expect(await names(151_000)).toEqual(["a", "b"]);
    expect(await names(151_001)).toEqual(["a"]);
    await noteSender(db, "b", 3_000);
    expect(await names(152_001)).toEqual(["b"]);
  });

  it("tells its trouble until that has ended", async () => {
    await noteSender(db, "a", 1_000);
    const own = async () => (await listSenders(db, 1_000))[0];
    const well = { reason: null, since: null, tries: 0, nextTryAt: new Date(0) };
    expect(await own()).toMatchObject({ ...well, seenAt: new Date(1_000) });
    await noteSender(db, "a", 2_000, trouble);
    const ill = { ...trouble, since: new Date(1_000), nextTryAt: new Date(9_000) };
    expect(await own()).toMatchObject({ ...ill, seenAt: new Date(2_000) });
    await noteSender(db, "a", 3_000);
    expect(await own()).toMatchObject({ ...ill, seenAt: new Date(3_000) });
    await noteSender(db, "a", 4_000, null);
    expect(await own()).toMatchObject(well);
  });

  it("in trouble is called to try again at once", async () => {
    expect(await nextTryOf(db, "a")).toBeUndefined();
    await noteSender(db, "a", 1_000, trouble);
    expect(await nextTryOf(db, "a")).toBe(9_000);
    expect(await nextTryOf(db, "b")).toBeUndefined();
    await db.write((tx) => callSenders(tx));
    expect(await nextTryOf(db, "a")).toBe(0);
  });

  it("is forgotten when it ends, or long after it was there", async () => {
    for (const [instance, at] of [
      ["a", 1_000],
      ["b", 2_000],
      ["c", 3_000],
    ] as const)
      await noteSender(db, instance, at);
    await forgetSender(db, "c");
    const names = async () => (await listSenders(db, 3_000)).map(({ instance }) => instance);
    expect(await names()).toEqual(["a", "b"]);
    await forgetSenders(db, 2_000);
    expect(await names()).toEqual(["b"]);
  });
});

const refuse = (now: number, reason = "550", kind = "verse", campaignId: number | null = null) =>
  db.write((tx) => noteRefusedAlike(tx, { kind, campaignId }, reason, now));

describe("letters to many that are refused alike", () => {
  it("wait from the fifth on, twice as long each time, and six hours at the most", async () => {
    for (let at = 1; at <= 4; at++) expect(await refuse(at)).toBeUndefined();
    expect(await listHolds(db)).toEqual([]);
    const held = { subject: "verse", reason: "550", since: new Date(1) };
    const fifth = { ...held, tries: 5, heldUntil: new Date(5 + 15 * minute) };
    expect(await refuse(5)).toEqual(fifth);
    expect(await listHolds(db)).toEqual([fifth]);
    const waits: number[] = [];
    for (let at = 6; at <= 12; at++)
      waits.push(((await refuse(at))?.heldUntil?.getTime() ?? 0) - at);
    expect(waits).toEqual([30, 60, 120, 240, 360, 360, 360].map((minutes) => minutes * minute));
    expect(waits.at(-1)).toBe(6 * hour);
  });

  it("do not where another reason, kind or campaign comes between", async () => {
    for (let at = 1; at <= 4; at++) await refuse(at);
    expect(await refuse(5, "552")).toBeUndefined();
    expect(await refuse(6)).toBeUndefined();
    for (let at = 7; at <= 9; at++) expect(await refuse(at, "550", "campaign", at)).toBeUndefined();
    for (let at = 10; at <= 12; at++) expect(await refuse(at)).toBeUndefined();
    expect((await refuse(13))?.since).toEqual(new Date(6));
  });
});

/** Letters of an outcome each, the first the oldest. */
async function letters(outcomes: (Outcome | undefined)[], kind: "verse" | "digest" = "verse") {
  for (const outcome of outcomes) {
    await db.write((tx) => queueLetter(tx, { kind }, 1_000));
    if (!outcome) continue;
    const letter = await leaseLetter(db, 90, 2_000);
    if (letter) await db.write((tx) => settleLetter(tx, letter, outcome, 2_000));
  }
}

const refused: Outcome = { state: "refused", reason: "550" };
const later: Outcome = { state: "waiting", reason: "550", dueAt: 50_000 };

const states = async () =>
  (await listOutbox(db, 20, true)).map(({ state, dueAt }) => [state, dueAt.getTime()]).reverse();

describe("once one of them is taken", () => {
  it("those refused alike since are tried once more, if the others were on hold", async () => {
    await letters([refused, later, { state: "refused", reason: "552" }]);
    const take = () => db.write((tx) => noteTaken(tx, { kind: "verse", campaignId: null }, 3_000));
    const before = await states();
    await take();
    for (let at = 1; at <= 4; at++) await refuse(at);
    await take();
    expect(await states()).toEqual(before);
    for (let at = 1; at <= 5; at++) await refuse(at);
    await take();
    expect(await states()).toEqual([["waiting", 3_000], ["waiting", 3_000], before[2]]);
    expect(await listHolds(db)).toEqual([]);
    expect(await refuse(9)).toBeUndefined();
  });

  it("those refused before the hold, or of another kind, are not", async () => {
    await letters([refused]);
    await letters([refused], "digest");
    const before = await states();
    for (let at = 1; at <= 5; at++) await refuse(2_000 + at);
    await db.write((tx) => noteTaken(tx, { kind: "verse", campaignId: null }, 9_000));
    expect(await states()).toEqual(before);
  });
});

describe("the outbox", () => {
  it("is counted: what is due and since when, what was refused, and for what reasons", async () => {
    expect(await countOutbox(db, 9_000)).toEqual({
      ...{ waiting: 0, oldest: null, refused: 0, held: 0 },
    });
    await letters([refused, refused, later, { state: "sent" }, undefined]);
    await db.write((tx) => queueLetter(tx, { kind: "verse", dueAt: 60_000 }, 500));
    expect(await countOutbox(db, 9_000)).toEqual({
      ...{ waiting: 2, oldest: new Date(1_000), refused: 2, held: 0 },
    });
    expect((await countReasons(db)).toSorted((a, b) => b.all - a.all)).toEqual([
      { state: "refused", reason: "550", all: 2 },
      { state: "waiting", reason: "550", all: 1 },
    ]);
  });

  it("is listed with addresses, the newest first, what was sent for somebody who wants all", async () => {
    await letters([{ state: "sent" }]);
    const userId = await person(db, "ann");
    await db.write((tx) => queueLetter(tx, { kind: "new-sign-in", userId }, 1_000));
    expect(await listOutbox(db, 9)).toMatchObject([
      { kind: "new-sign-in", email: "ann@example.org", state: "waiting", attempts: 0 },
    ]);
    const all = await listOutbox(db, 9, true);
    expect(all.map(({ kind, email }) => [kind, email])).toEqual([
      ["new-sign-in", "ann@example.org"],
      ["verse", null],
    ]);
    expect(await listOutbox(db, 1, true)).toHaveLength(1);
  });

  it("is tried again as if anew, but for what was sent", async () => {
    await letters([refused, later, { state: "sent" }]);
    for (let at = 1; at <= 5; at++) await refuse(at);
    await noteSender(db, "a", 1, { reason: "E", since: 1, tries: 1, nextTryAt: 99_000 });
    expect(await retryLetters(db, 7_000)).toBe(2);
    const anew = { state: "waiting", attempts: 0, settledAt: null, reason: null };
    const at = { dueAt: new Date(7_000), createdAt: new Date(7_000) };
    expect((await listOutbox(db, 9)).map((letter) => letter)).toMatchObject([
      { ...anew, ...at },
      { ...anew, ...at },
    ]);
    expect(await listHolds(db)).toEqual([]);
    expect(await nextTryOf(db, "a")).toBe(0);
  });
});
