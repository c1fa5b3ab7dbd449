import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { orderReset } from "#db/accounts/passwords.server";
import { recordSignIn } from "#db/accounts/sign-ins.server";
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
