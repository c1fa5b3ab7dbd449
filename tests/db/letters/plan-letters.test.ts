import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { createUser, deleteAccount } from "#db/accounts/users.server";
import {
  countMornings,
  duePlans,
  dueVerses,
  orderPlanDays,
  orderVerses,
  planDaySent,
} from "#db/letters/mornings.server";
import { leaseLetter, settleLetter } from "#db/letters/outbox.server";
import {
  askForPlan,
  beginOwnPlan,
  beginPlan,
  changePlan,
  daysPrayedOf,
  endPlansOf,
  forgetPlanLetters,
  listPlanLetters,
  markPlanLetterDay,
  planLetterById,
} from "#db/letters/plan-letters.server";
import { listOutbox } from "#db/letters/senders.server";
import { confirmSubscription, saveVerses, versesOf } from "#db/letters/subscription-letters.server";
import { subscribe, unsubscribe } from "#db/subscriptions/subscribers.server";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

const day = 86_400_000;
const email = "ann@example.org";
const key = "k".repeat(43);
const asked = { email, planId: "anger-plan", hour: 7, zone: "America/New_York" };

const ask = (now: number, more = {}) => askForPlan(db, { ...asked, ...more }, key, now);
const kinds = async () => (await listOutbox(db, 50, true)).map(({ kind }) => kind);
const begin = (now: number, dueAt = now + 10) => beginPlan(db, 1, { key, dueAt }, now);
const plan = async () => {
  const found = await planLetterById(db, 1);
  if (!found) throw new Error("It is not there");
  return found;
};

/** A morning: whatever is due at a moment is ordered for a day. */
async function order(now: number, on: string | undefined) {
  const due = await duePlans(db, now, 10);
  const orders = due.map((row) => ({ row, on, next: now + day }));
  await orderPlanDays(db, orders, now);
  return orders;
}

/** The one letter that waits is sent. */
async function send(now: number, dayCount = 7) {
  const letter = await leaseLetter(db, 90, now);
  if (!letter) throw new Error("No letter waits");
  await db.write(async (tx) => {
    await settleLetter(tx, letter, { state: "sent" }, now);
    await planDaySent(tx, { id: 1, day: Number(letter.item), dayCount }, now);
  });
  return letter.item;
}

describe("a plan that somebody asks for", () => {
  it("asks its address once in thirty days, and again once it has answered", async () => {
    await ask(1);
    await ask(2);
    await ask(3, { planId: "grief-plan" });
    expect(await kinds()).toEqual(["confirm-plan"]);
    expect(await plan()).toMatchObject({ state: "asked", dueAt: null, confirmedAt: null });
    await begin(10);
    await ask(11, { planId: "joy-plan" });
    expect(await kinds()).toEqual(["confirm-plan", "confirm-plan"]);
  });

  it("changes nothing of one that comes already, whoever asks", async () => {
    await ask(1);
    await begin(10);
    await ask(40 * day, { hour: 11, zone: "Asia/Tokyo" });
    expect(await plan()).toMatchObject({ hour: 7, zone: "America/New_York", state: "running" });
    expect(await kinds()).toEqual(["confirm-plan"]);
  });

  it("is forgotten where nobody confirms it, and a while after its end", async () => {
    await ask(1);
    expect(await forgetPlanLetters(db, { unanswered: 0, ended: 0 })).toBe(0);
    expect(await forgetPlanLetters(db, { unanswered: 1, ended: 0 })).toBe(1);
    await ask(2);
    await begin(3);
    await db.write((tx) => endPlansOf(tx, email, 5));
    expect(await forgetPlanLetters(db, { unanswered: 9, ended: 4 })).toBe(0);
    expect(await forgetPlanLetters(db, { unanswered: 9, ended: 5 })).toBe(1);
    expect(await kinds()).toEqual([]);
  });
});

describe("a morning", () => {
  beforeEach(async () => {
    await ask(1);
    await db.sql("DELETE FROM outbox");
    await begin(10, 20);
  });

  it("orders the next day once, however many instances look", async () => {
    expect(await duePlans(db, 19, 10)).toEqual([]);
    const due = await duePlans(db, 20, 10);
    const orders = due.map((row) => ({ row, on: "2026-11-23", next: 20 + day }));
    await Promise.all([1, 2, 3].map(() => orderPlanDays(db, orders, 21)));
    expect(await kinds()).toEqual(["plan-day"]);
    expect(await plan()).toMatchObject({ day: 1, lastOn: "2026-11-23", dueAt: new Date(20 + day) });
  });

  it("waits while the letter of another one is on its way, and leaves no day out", async () => {
    await order(20, "2026-11-23");
    await order(20 + 2 * day, "2026-11-24");
    expect(await kinds()).toEqual(["plan-day"]);
    expect(await send(20 + 2 * day)).toBe("1");
    await order(20 + 4 * day, "2026-11-25");
    expect(await send(20 + 4 * day)).toBe("2");
    expect((await plan()).day).toBe(3);
  });

  it("that is passed over moves on without a letter", async () => {
    await order(20, undefined);
    expect(await kinds()).toEqual([]);
    expect(await plan()).toMatchObject({ day: 1, lastOn: null, dueAt: new Date(20 + day) });
  });

  it("does not come while the plan rests, which goes on where it was", async () => {
    await order(20, "2026-11-23");
    await send(21);
    await changePlan(db, 1, { state: "paused" });
    expect(await duePlans(db, 90 * day, 10)).toEqual([]);
    await changePlan(db, 1, { state: "paused", dueAt: 100 * day });
    await order(100 * day, "2027-03-01");
    expect(await plan()).toMatchObject({ state: "running", day: 2 });
    expect(await send(100 * day)).toBe("2");
  });

  it("ends the plan with its last day, and nothing runs on", async () => {
    for (const number of [1, 2, 3]) {
      await order(20 + number * day, `2026-11-2${number}`);
      await send(20 + number * day, 3);
    }
    expect(await plan()).toMatchObject({ state: "ended", dueAt: null });
    expect(await duePlans(db, 900 * day, 10)).toEqual([]);
    expect(await countMornings(db)).toEqual({ plans: 0, verses: 0 });
    expect(await listPlanLetters(db, email)).toEqual([]);
  });

  it("marks a day once, and a plan that begins again begins without", async () => {
    await markPlanLetterDay(db, 1, 2, "2026-11-23");
    await markPlanLetterDay(db, 1, 2, "2026-11-24");
    expect(await daysPrayedOf(db, 1)).toEqual([2]);
    await db.write((tx) => endPlansOf(tx, email, 30));
    await begin(40);
    expect(await daysPrayedOf(db, 1)).toEqual([]);
  });
});

describe("an account", () => {
  async function account(address = email) {
    const made = await createUser(db, { username: "ann", email: address, password: "hashed" }, 1);
    if (!("user" in made)) throw new Error("not made");
    return made.user;
  }

  it("with a confirmed address begins at once, and goes with its plans", async () => {
    const user = await account();
    await confirmAddress(db, user, 2);
    const own = await beginOwnPlan(db, { ...asked, userId: user.id, dueAt: 50 }, 3);
    expect(own).toMatchObject({ state: "running", day: 1, userId: user.id });
    expect(await kinds()).toEqual([]);
    await deleteAccount(db, user.id);
    expect(await planLetterById(db, own.id)).toBeUndefined();
  });

  it("has what came to its address before, and takes it to another one", async () => {
    await ask(1);
    await begin(2);
    const user = await account();
    await confirmAddress(db, user, 3);
    expect(await plan()).toMatchObject({ userId: user.id, email });
    await db.sql("UPDATE users SET email = 'new@example.org'");
    await confirmAddress(db, { ...user, email: "new@example.org" }, 4);
    expect(await plan()).toMatchObject({ userId: user.id, email: "new@example.org" });
  });
});

describe("verses", () => {
  it("come to who asked for them, once a morning, and end with the entry", async () => {
    await subscribe(db, { email, tags: [], letterKey: key }, 1);
    await confirmSubscription(db, { id: 1, email }, key, 2);
    await db.sql("DELETE FROM outbox");
    expect(await versesOf(db, 1)).toBeUndefined();
    await saveVerses(db, 1, { rhythm: "daily", zone: undefined, dueAt: 10 });
    const orders = (await dueVerses(db, 10, 10)).map((row) => ({
      row,
      on: "2026-11-23",
      next: 99,
    }));
    expect(orders).toHaveLength(1);
    await Promise.all([1, 2].map(() => orderVerses(db, orders, 11)));
    expect(await kinds()).toEqual(["verse"]);
    await saveVerses(db, 1, { rhythm: "weekly", zone: "Asia/Tokyo", dueAt: 12 });
    expect(await versesOf(db, 1)).toMatchObject({ rhythm: "weekly", lastOn: "2026-11-23" });
    await unsubscribe(db, email);
    expect(await versesOf(db, 1)).toBeUndefined();
  });
});
