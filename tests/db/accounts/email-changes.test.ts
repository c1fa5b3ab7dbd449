import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress, confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import {
  changeEmail,
  findWayBack,
  forgetChanges,
  isKeptForOwner,
  noHash,
  takeBack,
  tellOfChange,
} from "#db/accounts/email-changes.server";
import { setPassword } from "#db/accounts/passwords.server";
import { beginFactor, getFactor } from "#db/accounts/second-factors.server";
import { findSession, startSession } from "#db/accounts/sessions.server";
import { knowsAddress, recordSignIn } from "#db/accounts/sign-ins.server";
import { listOutbox } from "#db/letters/senders.server";
import { getOwnSubscription, subscribe } from "#db/subscriptions/subscribers.server";
import { day } from "#db/time";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let bea: number;
const email = "annabeth@example.org";
const other = "new@example.org";
const letterKey = "k".repeat(43);
const hash = (letter: string) => letter.repeat(43);
const voided = `scrypt$${noHash}`;

beforeEach(async () => {
  db = await openEngine();
  [ann, bea] = [await person(db, "annabeth"), await person(db, "beatrice")];
});

const kinds = async () => (await listOutbox(db, 9)).map(({ kind }) => kind).toSorted();
const change = (to: string, now: number, userId = ann) =>
  changeEmail(db, userId, { email: to, letterKey }, now);
const back = (id: number, now: number) => db.write((tx) => takeBack(tx, { id, voided }, now));
const addressOf = async (userId: number) =>
  (await db.sql(`SELECT email, password FROM users WHERE id = ${userId}`))[0];

describe("a change of the address", () => {
  it("is told to the old one, where that was confirmed, and the new one is asked", async () => {
    await change(other, 5);
    expect(await kinds()).toEqual(["confirm-address"]);
    expect(await findWayBack(db, 1)).toBeUndefined();
    await confirmAddress(db, { id: ann, email: other }, 6);
    await change("third@example.org", 7);
    expect(await kinds()).toContain("email-changed");
    expect(await findWayBack(db, 1)).toMatchObject({
      ...{ userId: ann, oldEmail: other, newEmail: "third@example.org", kind: "email" },
      ...{ changedAt: new Date(7), undoneAt: null, isTaken: false },
    });
  });

  it("keeps the old one for its owner for a week, until it is taken back", async () => {
    await confirmAddress(db, { id: ann, email }, 1);
    await change(other, 5);
    const kept = (now: number, asking?: number) => isKeptForOwner(db, email, { asking, now });
    expect(await kept(6)).toBe(true);
    expect(await kept(6, bea)).toBe(true);
    expect(await kept(6, ann)).toBe(false);
    expect(await isKeptForOwner(db, other, { now: 6 })).toBe(false);
    expect(await change(email, 6, bea)).toBe(false);
    expect([await kept(4 + 7 * day), await kept(5 + 7 * day)]).toEqual([true, false]);
    expect(await back(1, 8)).toBe(true);
    expect(await kept(9)).toBe(false);
  });

  it("is forgotten after its time", async () => {
    await confirmAddress(db, { id: ann, email }, 1);
    await change(other, 5);
    await forgetChanges(db, 4);
    expect(await findWayBack(db, 1)).toBeDefined();
    await forgetChanges(db, 5);
    expect(await findWayBack(db, 1)).toBeUndefined();
  });
});

describe("the way back", () => {
  beforeEach(async () => {
    await subscribe(db, { email, tags: ["Letter"], userId: ann }, 1);
    await confirmAddress(db, { id: ann, email }, 1);
    await startSession(db, { tokenHash: hash("s"), userId: ann, lifetime: 9_000_000 }, 1);
    await startSession(db, { tokenHash: hash("b"), userId: bea, lifetime: 9_000_000 }, 1);
    await recordSignIn(db, { userId: ann, key: hash("k"), addressHash: hash("h") }, 4);
    await change(other, 5);
    await recordSignIn(db, { userId: ann, key: hash("k"), addressHash: hash("e") }, 6);
  });

  it("brings back address and newsletter, and ends password, sessions and later places", async () => {
    await change("third@example.org", 7);
    expect(await back(1, 8)).toBe(true);
    expect(await addressOf(ann)).toEqual({ email, password: voided });
    expect(await confirmedAddress(db, ann)).toMatchObject({ email });
    expect(await getOwnSubscription(db, ann)).toMatchObject({ email, tags: ["Letter"] });
    expect(await findSession(db, hash("s"), 9)).toBeUndefined();
    expect(await findSession(db, hash("b"), 9)).toBeDefined();
    expect(await knowsAddress(db, ann, hash("h"))).toBe(true);
    expect(await knowsAddress(db, ann, hash("e"))).toBe(false);
    expect(await findWayBack(db, 1)).toMatchObject({ undoneAt: new Date(8) });
    expect(await findWayBack(db, 2)).toBeUndefined();
  });

  it("is gone twice, until a new password is chosen", async () => {
    await back(1, 8);
    expect(await back(1, 9)).toBe(true);
    expect(await findWayBack(db, 1)).toMatchObject({ undoneAt: new Date(8) });
    await setPassword(db, ann, "scrypt$chosen");
    expect(await findWayBack(db, 1)).toBeUndefined();
    expect(await back(1, 10)).toBe(false);
    expect(await addressOf(ann)).toMatchObject({ password: "scrypt$chosen" });
  });

  it("is closed where another account has the address by now, or there is none", async () => {
    await db.sql(`UPDATE users SET email = '${email}' WHERE id = ${bea}`);
    expect(await findWayBack(db, 1)).toMatchObject({ isTaken: true });
    expect(await back(1, 8)).toBe(false);
    expect(await addressOf(ann)).toMatchObject({ email: other });
    expect(await back(99, 8)).toBe(false);
    expect(await findWayBack(db, undefined)).toBeUndefined();
  });

  it.each([
    ["younger", 5, undefined],
    ["older", 4, {}],
  ])("takes along a second factor that is %s than the change alone", async (_, at, left) => {
    await beginFactor(db, { userId: ann, sealedSecret: "s".repeat(64) }, at);
    await beginFactor(db, { userId: bea, sealedSecret: "s".repeat(64) }, at);
    for (const userId of [ann, bea])
      await db.sql(`UPDATE second_factors SET "confirmedAt" = ${at} WHERE "userId" = ${userId}`);
    const codes = [ann, bea].map((id) => `(${id}, '${hash(id === ann ? "a" : "b")}')`);
    await db.sql(`INSERT INTO recovery_codes ("userId", "codeHash") VALUES ${codes}`);
    await back(1, 8);
    const factor = await getFactor(db, ann);
    expect(factor === undefined).toBe(left === undefined);
    const rows = await db.sql('SELECT "userId" FROM recovery_codes ORDER BY "userId"');
    expect(rows).toEqual(left ? [{ userId: ann }, { userId: bea }] : [{ userId: bea }]);
    expect(await getFactor(db, bea)).toBeDefined();
  });

  it("takes along a factor that was never confirmed", async () => {
    await beginFactor(db, { userId: ann, sealedSecret: "s".repeat(64) }, 4);
    await back(1, 8);
    expect(await getFactor(db, ann)).toBeUndefined();
  });
});

describe("a new second factor", () => {
  it("is told to the confirmed address, from which it can be taken back", async () => {
    await db.write((tx) => tellOfChange(tx, "factor", ann, 5));
    expect(await kinds()).toEqual([]);
    await confirmAddress(db, { id: ann, email }, 6);
    await subscribe(db, { email, tags: ["Letter"], userId: ann }, 6);
    await db.write((tx) => tellOfChange(tx, "factor", ann, 7));
    expect(await kinds()).toEqual(["factor-on"]);
    expect(await findWayBack(db, 1)).toMatchObject({
      ...{ kind: "factor", oldEmail: email, newEmail: email, isTaken: false },
    });
    expect(await back(1, 8)).toBe(true);
    expect(await addressOf(ann)).toEqual({ email, password: voided });
    expect(await getOwnSubscription(db, ann)).toMatchObject({ email, tags: ["Letter"] });
  });
});
