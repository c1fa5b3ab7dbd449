import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import {
  addPasswordReset,
  completeLetterReset,
  completeReset,
  findReset,
  orderReset,
} from "#db/accounts/passwords.server";
import { listSessions, startSession } from "#db/accounts/sessions.server";
import {
  countFailure,
  getFailures,
  knowsAddress,
  recordSignIn,
} from "#db/accounts/sign-ins.server";
import { accountOf } from "#db/letters/notices.server";
import { eraseAbout } from "#db/operator/subjects.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;

const email = "annabeth@example.org";
const hash = (text: string) => text.padEnd(43, "-");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

beforeEach(async () => {
  db = await openEngine();
  ann = await person(db, "annabeth");
});

/** Letters that there are after somebody at a network address asked for one. */
async function ask(at: number, from = "home", to = email): Promise<number> {
  const asked = {
    mailbox: hash(`to ${to}`),
    asker: hash(`${from} ${to}`),
    addressHash: hash(from),
  };
  await orderReset(db, { email: to, ...asked }, at);
  const rows = await db.sql("SELECT id FROM outbox WHERE kind = 'password-reset'");
  return rows.length;
}

/** How many letters come where one is asked for every minute, within a time. */
async function comeIn(time: number, from: string): Promise<number> {
  const before = await ask(0, "nobody", "nobody@example.org");
  for (let at = minute; at <= time; at += minute) await ask(at, from);
  return (await ask(0, "nobody", "nobody@example.org")) - before;
}

describe("letters with a link to a new password", () => {
  it("come at pauses that double, for whoever asks again and again", async () => {
    await confirmAddress(db, { id: ann, email }, 0);
    const came = [];
    for (const at of [0, 4, 5, 14, 15, 34, 35]) came.push(await ask(at * minute));
    expect(came).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(await comeIn(10 * hour, "elsewhere")).toBeLessThanOrEqual(8);
    // Quiet for long enough, it begins anew.
    const late = 90 * day;
    expect(
      [await ask(late), await ask(late + 5 * minute)].map((n, _, all) => n - (all[0] ?? 0)),
    ).toEqual([0, 1]);
  });

  it("come to an address that nobody confirmed too, whoever asked before its owner", async () => {
    expect(await ask(0, "a stranger")).toBe(1);
    expect(await ask(10 * minute, "home")).toBe(2);
    expect(await ask(50 * minute, "home")).toBe(2);
    expect(await ask(80 * minute, "home")).toBe(3);
  });

  it("cannot be used up by one who asks all the time, nor from a known network by many", async () => {
    for (let at = 0; at < 30 * day; at += hour) await ask(at, "a stranger");
    const used = await ask(30 * day + 9 * hour, "a stranger");
    expect(used).toBeLessThanOrEqual(10);
    expect(await ask(30 * day + 10 * hour, "home")).toBe(used + 1);
    await recordSignIn(db, { userId: ann, key: hash("k"), addressHash: hash("office") }, 1);
    for (let many = 0; many < 40; many += 1) await ask(40 * day, `machine ${many}`);
    const all = await ask(40 * day, "one more");
    expect(all).toBeLessThanOrEqual(used + 1 + 6);
    expect(await ask(40 * day, "office")).toBe(all + 1);
  });

  it("leave counts that go with whoever is erased", async () => {
    await ask(0);
    await ask(0, "elsewhere");
    await eraseAbout(db, { email, userId: ann, letterKeys: [hash(`to ${email}`)] });
    expect(await db.sql("SELECT * FROM letter_limits")).toEqual([]);
  });

  it("leave the same behind where nobody has the address", async () => {
    const counted = () => db.sql("SELECT key, times FROM letter_limits ORDER BY key");
    await ask(0, "home", "nobody@example.org");
    expect(await counted()).toHaveLength(2);
    await ask(1, "home");
    expect(await counted()).toHaveLength(4);
  });
});

describe("a new password by a link", () => {
  const link = { tokenHash: hash("token"), lifetime: hour };
  const keys = { key: hash("account"), addressHash: hash("office") };
  let ben: number;

  beforeEach(async () => {
    ben = await person(db, "benjamin");
    for (const [userId, token] of [
      [ann, "a"],
      [ben, "b"],
    ] as const)
      await startSession(db, { tokenHash: hash(token), userId, lifetime: day }, 0);
    await countFailure(db, [{ key: keys.key, window: hour }], 1);
    await addPasswordReset(db, { userId: ann, ...link }, 0);
  });

  const standing = async () => ({
    passwords: [(await accountOf(db, ann))?.password, (await accountOf(db, ben))?.password],
    sessions: [(await listSessions(db, ann, 2)).length, (await listSessions(db, ben, 2)).length],
    failures: (await getFailures(db, keys.key, 0)).failures,
    isKnown: await knowsAddress(db, ann, keys.addressHash),
    isOpen: (await findReset(db, link.tokenHash, 2)) !== undefined,
  });
  const untouched = {
    passwords: ["hashed-long-enough", "hashed-long-enough"],
    ...{ sessions: [1, 1], failures: 1, isKnown: false, isOpen: true },
  };
  const changed = {
    passwords: ["new-hash", "hashed-long-enough"],
    ...{ sessions: [0, 1], failures: 0, isKnown: true, isOpen: false },
  };

  it("works once, within its time, and is its account's alone", async () => {
    const made = { ...keys, tokenHash: link.tokenHash, password: "new-hash" };
    expect(await completeReset(db, { ...made, tokenHash: hash("another") }, 2)).toBe(false);
    expect(await completeReset(db, made, hour)).toBe(false);
    expect(await standing()).toEqual(untouched);
    expect(await completeReset(db, made, hour - 1)).toBe(true);
    expect(await standing()).toEqual(changed);
    expect(await completeReset(db, made, 2)).toBe(false);
    expect(await db.sql("SELECT kind FROM outbox")).toEqual([]);
    expect((await accountOf(db, ann))?.isConfirmed).toBe(false);
  });

  it("in a letter is good while address and password are those it was made for", async () => {
    const before = "hashed-long-enough";
    const made = { ...keys, userId: ann, email, before, password: "new-hash" };
    for (const other of [{ email: "ann@example.org" }, { before: "older" }, { userId: ben }])
      expect(await completeLetterReset(db, { ...made, ...other }, 2)).toBe(false);
    expect(await standing()).toEqual(untouched);
    expect((await accountOf(db, ann))?.isConfirmed).toBe(false);
    expect(await completeLetterReset(db, made, 2)).toBe(true);
    expect(await standing()).toEqual(changed);
    expect((await accountOf(db, ann))?.isConfirmed).toBe(true);
    expect((await accountOf(db, ben))?.isConfirmed).toBe(false);
    expect(await db.sql('SELECT kind, "userId" FROM outbox')).toEqual([
      { kind: "password-changed", userId: ann },
    ]);
    expect(await completeLetterReset(db, made, 3)).toBe(false);
  });
});

describe("a sign-in is told of", () => {
  const from = (addressHash: string, notifies = true) =>
    recordSignIn(db, { userId: ann, key: hash("k"), addressHash: hash(addressHash), notifies }, 1);
  const letters = async () => (await db.sql("SELECT kind FROM outbox")).map(({ kind }) => kind);

  it("from a second network, not from the first one, a known one, or where no letters are sent", async () => {
    await confirmAddress(db, { id: ann, email }, 0);
    await from("home");
    await from("home");
    await from("office", false);
    expect(await letters()).toEqual([]);
    await from("office");
    expect(await letters()).toEqual([]);
    await from("elsewhere");
    expect(await letters()).toEqual(["new-sign-in"]);
  });
});
