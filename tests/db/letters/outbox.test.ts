import { beforeEach, describe, expect, it } from "vitest";
import {
  findLetter,
  forgetLetters,
  heldBack,
  type Letter,
  leaseLetter,
  nextDue,
  queueLetter,
  settleLetter,
  takeFromBudgets,
} from "#db/letters/outbox.server";
import { countOutbox, listOutbox, retryLetters } from "#db/letters/senders.server";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

const queue = (now: number, more: { key?: string; dueAt?: number } = {}) =>
  db.write((tx) => queueLetter(tx, { kind: "digest", ...more }, now));

const lease = (now: number) => leaseLetter(db, 90, now) as Promise<Letter>;

describe("a letter in the outbox", () => {
  it("falls with the transaction of its cause", async () => {
    const failing = db.write(async (tx) => {
      await queueLetter(tx, { kind: "digest" }, 1);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await nextDue(db, 9)).toBeUndefined();
  });

  it("is there once where it has a key", async () => {
    expect(await queue(1, { key: "digest 1" })).toBe(true);
    expect(await queue(2, { key: "digest 1" })).toBe(false);
    expect(await queue(2)).toBe(true);
    expect(await listOutbox(db, 10)).toHaveLength(2);
  });

  it("is one sender's until its lease runs out, and counts how often it was tried", async () => {
    await queue(1);
    const first = await lease(10);
    expect([first.attempts, first.leasedUntil]).toEqual([1, new Date(100)]);
    expect(await lease(99)).toBeUndefined();
    const second = await lease(100);
    expect([second.id, second.handle, second.attempts]).toEqual([first.id, first.handle, 2]);
    expect(second.lease).not.toBe(first.lease);
    // The first sender comes too late to say anything of it.
    const settle = (letter: Letter) =>
      db.write((tx) => settleLetter(tx, letter, { state: "sent" }, 120));
    expect(await settle(first)).toBe(false);
    expect(await settle(second)).toBe(true);
    expect(await lease(1_000)).toBeUndefined();
  });

  it("goes to one of many who ask at once", async () => {
    for (let at = 0; at < 6; at += 1) await queue(at);
    const found = await Promise.all(Array.from({ length: 8 }, () => lease(100)));
    const ids = found.filter(Boolean).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  it("comes in its turn: what is due first, and letters to many behind all others", async () => {
    await db.sql(
      `INSERT INTO campaigns (id, fingerprint, subject, blocks, "createdAt") VALUES (1, '${"f".repeat(43)}', 'May', '[]', 1)`,
    );
    await db.write((tx) => queueLetter(tx, { kind: "campaign", campaignId: 1, isBulk: true }, 1));
    await queue(3);
    await queue(2);
    await queue(4, { dueAt: 150 });
    expect((await lease(100)).createdAt).toEqual(new Date(2));
    expect((await lease(100)).createdAt).toEqual(new Date(3));
    expect((await lease(100)).kind).toBe("campaign");
    expect(await lease(100)).toBeUndefined();
    expect((await lease(150)).dueAt).toEqual(new Date(150));
  });

  it("that failed waits for its next try, with what the mail server said", async () => {
    await queue(1);
    const letter = await lease(10);
    const outcome = { state: "waiting", dueAt: 60_010, reason: "451 4.7.1" } as const;
    await db.write((tx) => settleLetter(tx, letter, outcome, 20));
    expect(await lease(60_009)).toBeUndefined();
    expect(await nextDue(db, 30)).toBe(60_010);
    expect(await countOutbox(db, 30)).toMatchObject({
      waiting: 1,
      oldest: new Date(1),
      refused: 0,
    });
    expect((await lease(60_010)).reason).toBe("451 4.7.1");
  });

  it("that was refused is counted, and can be tried once more", async () => {
    await queue(1);
    const letter = await lease(10);
    await db.write((tx) => settleLetter(tx, letter, { state: "refused", reason: "550 5.1.1" }, 20));
    expect(await countOutbox(db, 30)).toMatchObject({ waiting: 0, oldest: null, refused: 1 });
    expect(await listOutbox(db, 10)).toMatchObject([{ state: "refused", reason: "550 5.1.1" }]);
    expect(await retryLetters(db, 50)).toBe(1);
    expect(await lease(60)).toMatchObject({ id: letter.id, attempts: 1 });
  });

  it("is forgotten a while after it went, and not before", async () => {
    await queue(1);
    const letter = await lease(10);
    await db.write((tx) => settleLetter(tx, letter, { state: "sent" }, 20));
    await queue(2);
    expect(await forgetLetters(db, 19)).toBe(0);
    expect(await findLetter(db, letter.handle)).toMatchObject({ state: "sent" });
    expect(await forgetLetters(db, 20)).toBe(1);
    expect(await findLetter(db, letter.handle)).toBeUndefined();
    expect(await nextDue(db, 9)).toBe(2);
  });
});

describe("letters to addresses that nobody confirmed", () => {
  const domain = { key: "d".repeat(43), burst: 2, gap: 100 };
  const all = { key: "a".repeat(43), burst: 3, gap: 10 };
  const take = (now: number, ...budgets: (typeof all)[]) =>
    db.write((tx) => takeFromBudgets(tx, budgets, now));

  it("leave at once as far as their budgets go, then one after another", async () => {
    const turns = [];
    for (let letter = 0; letter < 4; letter += 1) turns.push(await take(1_000, domain, all));
    expect(turns).toEqual([1_000, 1_000, 1_100, 1_200]);
    expect(await take(1_000, all)).toBe(1_020);
    expect(await take(5_000, domain, all)).toBe(5_000);
  });

  it("are not sent where their turn would be a day off, and take nothing then", async () => {
    const slow = { ...all, burst: 1, gap: 86_400_001 };
    expect([await take(0, slow), await take(0, slow), await take(1, slow)]).toEqual([
      0,
      undefined,
      86_400_001,
    ]);
  });

  it("are held back without being tried, and counted", async () => {
    await queue(1);
    const outcome = { state: "waiting", dueAt: 500, reason: heldBack, attempts: 0 } as const;
    const letter = await lease(10);
    await db.write((tx) => settleLetter(tx, letter, outcome, 20));
    expect(await countOutbox(db, 30)).toEqual({ waiting: 0, oldest: null, refused: 0, held: 1 });
    expect([await lease(499), await lease(500)]).toMatchObject([
      undefined,
      { attempts: 1, reason: heldBack },
    ]);
  });

  it("let what somebody waits for go first", async () => {
    const kinds = ["verse", "confirm-subscription", "confirm-plan", "password-reset"] as const;
    for (const [at, kind] of kinds.entries())
      await db.write((tx) => queueLetter(tx, { kind, isBulk: kind === "verse" }, at));
    const order = [];
    for (let letter = 0; letter < 4; letter += 1) order.push((await lease(50)).kind);
    expect(order).toEqual(["password-reset", "confirm-subscription", "confirm-plan", "verse"]);
  });
});
