import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import {
  accountOf,
  askAddress,
  notify,
  orderReceipt,
  receiptAddress,
} from "#db/letters/notices.server";
import { leaseLetter, settleLetter } from "#db/letters/outbox.server";
import { listOutbox } from "#db/letters/senders.server";
import { confirmSubscription } from "#db/letters/subscription-letters.server";
import { addRequest } from "#db/requests/arrivals.server";
import { outbox } from "#db/schema/letters";
import { subscribe, unsubscribe } from "#db/subscriptions/subscribers.server";
import { day, hour } from "#db/time";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
const email = "ann@example.org";
const key = "k".repeat(43);

beforeEach(async () => {
  db = await openEngine();
  ann = await person(db, "ann");
});

const kinds = async () => (await listOutbox(db, 20)).map(({ kind }) => kind).toSorted();
const confirm = () => confirmAddress(db, { id: ann, email }, 1);

async function send(now: number) {
  const letter = await leaseLetter(db, 90, now);
  if (letter) await db.write((tx) => settleLetter(tx, letter, { state: "sent" }, now));
}

it("an account is known by its number, and whether its address is confirmed", async () => {
  expect(await accountOf(db, ann)).toMatchObject({ id: ann, email, isConfirmed: false });
  await confirm();
  expect(await accountOf(db, ann)).toMatchObject({ isConfirmed: true });
  for (const nobody of [99, null, undefined]) expect(await accountOf(db, nobody)).toBeUndefined();
});

it("an address is asked whether it is the account's: once, later again, and not once it said so", async () => {
  const ask = (now: number, limit: string | undefined = key) =>
    db.write((tx) => askAddress(tx, ann, limit, now));
  expect(await db.write((tx) => askAddress(tx, ann, undefined, 1))).toBe(false);
  expect([await ask(1), await ask(2), await ask(day)]).toEqual([true, false, false]);
  expect(await ask(3 * day)).toBe(true);
  expect(await kinds()).toEqual(["confirm-address", "confirm-address"]);
  await confirm();
  expect(await ask(60 * day)).toBe(false);
});

describe("an account is told", () => {
  const tell = (kind: Parameters<typeof notify>[1], now: number) =>
    db.write((tx) => notify(tx, kind, ann, now));

  it("at its confirmed address alone", async () => {
    await tell("password-changed", 1);
    expect(await kinds()).toEqual([]);
    await confirm();
    await tell("password-changed", 2);
    await tell("factor-off", 3);
    await tell("password-changed", 4);
    expect(await kinds()).toEqual(["factor-off", "password-changed", "password-changed"]);
  });

  it("of new sign-ins once an hour, and not again while a letter waits", async () => {
    await confirm();
    await tell("new-sign-in", 1);
    await tell("new-sign-in", 2 * hour);
    expect(await kinds()).toEqual(["new-sign-in"]);
    await send(2 * hour);
    await tell("new-sign-in", 2 * hour);
    expect(await kinds()).toEqual(["new-sign-in"]);
    await send(2 * hour);
    await tell("new-sign-in", 2 * hour + 1);
    expect(await kinds()).toEqual([]);
    await tell("new-sign-in", 3 * hour);
    expect(await kinds()).toEqual(["new-sign-in"]);
  });
});

describe("the letter with the link to a request", () => {
  beforeEach(async () => {
    const request = { fullName: "Ann", email, content: "Rain", isPrivate: false };
    await addRequest(db, { ...request, isSuspected: false }, 1);
  });

  const order = (now: number, userId?: number, to = email) => {
    const sent = { requestId: 1, email: to, userId, sealed: "s".repeat(60), key };
    return db.write((tx) => orderReceipt(tx, sent, now));
  };
  const recipients = async () =>
    (await db.select().from(outbox).all()).map(({ userId, requestId }) => [userId, requestId]);

  it("goes to no address that never agreed to letters", async () => {
    await order(2, ann);
    expect(await recipients()).toEqual([]);
    expect(await receiptAddress(db, 1)).toBeUndefined();
    expect(await receiptAddress(db, 99)).toBeUndefined();
  });

  it("goes to an account's confirmed address: its own without a limit, a stranger's five times", async () => {
    await confirm();
    for (let times = 0; times < 7; times++) await order(2, ann);
    expect(await recipients()).toEqual(Array(7).fill([ann, 1]));
    for (let times = 0; times < 7; times++) await order(3);
    expect((await recipients()).slice(7)).toEqual(Array(5).fill([null, 1]));
    expect(await receiptAddress(db, 1)).toBe(email);
  });

  it("goes to a subscriber who confirmed the address, until they leave", async () => {
    await subscribe(db, { email, tags: [], letterKey: key }, 2);
    const receipts = async () => (await recipients()).filter(([, request]) => request === 1).length;
    await order(3);
    expect(await receipts()).toBe(0);
    await confirmSubscription(db, { id: 1, email }, key, 4);
    await order(5);
    expect(await receipts()).toBe(1);
    expect(await receiptAddress(db, 1)).toBe(email);
    await unsubscribe(db, email);
    await order(6);
    expect(await receipts()).toBe(1);
    expect(await receiptAddress(db, 1)).toBeUndefined();
  });
});
