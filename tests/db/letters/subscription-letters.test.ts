import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { changeEmail } from "#db/accounts/email-changes.server";
import { createUser } from "#db/accounts/users.server";
import { countRecipients, queueBatch, startCampaign } from "#db/letters/campaigns.server";
import { digestCounts, queueDigest } from "#db/letters/notices.server";
import { mayWrite } from "#db/letters/outbox.server";
import { listOutbox } from "#db/letters/senders.server";
import {
  confirmSubscription,
  noteDelivered,
  removeUnanswered,
  saveWishes,
  subscriptionById,
} from "#db/letters/subscription-letters.server";
import { getSubscriber, subscribe, unsubscribe } from "#db/subscriptions/subscribers.server";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

const day = 86_400_000;
const email = "ann@example.org";
const letterKey = "k".repeat(43);

const kinds = async () => (await listOutbox(db, 10, true)).map(({ kind }) => kind);
const confirm = (now: number, id = 1, address = email) =>
  confirmSubscription(db, { id, email: address }, letterKey, now);

describe("an entry that is asked for", () => {
  it("orders nothing where no letters are sent", async () => {
    await subscribe(db, { email, tags: [] }, 1);
    expect(await kinds()).toEqual([]);
    expect(await subscriptionById(db, 1)).toBeUndefined();
  });

  it("orders one letter in thirty days, whoever asks and however often", async () => {
    await subscribe(db, { email, tags: [], letterKey }, 1);
    await subscribe(db, { email, tags: ["App Waitlist"], letterKey }, 2);
    await db.sql("DELETE FROM newsletter_subscriptions");
    await subscribe(db, { email, tags: [], letterKey }, 29 * day);
    expect(await kinds()).toEqual([]);
    await subscribe(db, { email, tags: [], letterKey }, 30 * day + 1);
    expect(await kinds()).toEqual(["confirm-subscription"]);
  });

  it("is confirmed once, until it leaves or has another address", async () => {
    await subscribe(db, { email, tags: [], letterKey }, 1);
    expect(await subscriptionById(db, 1)).toMatchObject({ isConfirmed: false });
    await confirm(2);
    expect(await subscriptionById(db, 1)).toMatchObject({ isConfirmed: true });
    await subscribe(db, { email, tags: [], letterKey }, 3);
    expect(await kinds()).toEqual(["confirm-subscription"]);
    await db.sql("UPDATE newsletter_subscriptions SET email = 'other@example.org'");
    expect(await subscriptionById(db, 1)).toMatchObject({ isConfirmed: false });
    await db.sql(`UPDATE newsletter_subscriptions SET email = '${email}'`);
    await unsubscribe(db, email);
    expect(await subscriptionById(db, 1)).toMatchObject({ isConfirmed: false, isActive: false });
    await subscribe(db, { email, tags: [], letterKey }, 4);
    expect(await kinds()).toEqual(["confirm-subscription", "confirm-subscription"]);
  });

  it("by an account whose address is confirmed needs no letter", async () => {
    const account = { username: "ann", email, password: "hashed" };
    const made = await createUser(db, account, 1);
    const user = "user" in made ? made.user : undefined;
    if (!user) throw new Error("not made");
    await confirmAddress(db, user, 2);
    await subscribe(db, { email, tags: [], userId: user.id, letterKey }, 3);
    expect(await kinds()).toEqual([]);
    expect(await subscriptionById(db, 1)).toMatchObject({ isConfirmed: true });
  });

  it("is confirmed with the account's address where the account asked for it", async () => {
    const made = await createUser(db, { username: "ann", email, password: "hashed", letterKey }, 1);
    const user = "user" in made ? made.user : undefined;
    if (!user) throw new Error("not made");
    expect(await kinds()).toEqual(["confirm-address"]);
    await subscribe(db, { email, tags: [], userId: user.id, letterKey: "s".repeat(43) }, 2);
    await confirmAddress(db, user, 3);
    expect(await subscriptionById(db, 1)).toMatchObject({ isConfirmed: true });
  });
});

describe("what somebody else asks of a confirmed entry", () => {
  const held = async () => {
    const { tags, letters } = (await subscriptionById(db, 1)) ?? {};
    return [tags, letters?.wantsNews, letters?.pending];
  };

  it("changes nothing of it until its address says yes to this, too", async () => {
    await subscribe(db, { email, tags: ["App Waitlist"], letterKey }, 1);
    await confirm(2);
    expect(await held()).toEqual([["App Waitlist"], false, null]);
    await subscribe(db, { email, tags: [], letterKey }, 3);
    await subscribe(db, { email, tags: [], letterKey }, 4);
    await subscribe(db, { email, tags: ["App Waitlist"], letterKey }, 5);
    expect(await held()).toEqual([["App Waitlist"], false, { news: true, tags: [] }]);
    expect(await kinds()).toEqual(["confirm-subscription", "confirm-subscription"]);
    await confirm(6);
    expect(await held()).toEqual([["App Waitlist"], true, null]);
  });

  it("is forgotten with a yes that was for less, and when it leaves", async () => {
    await subscribe(db, { email, tags: [], letterKey }, 1);
    await confirm(2);
    await subscribe(db, { email, tags: ["App Waitlist"], letterKey }, 3);
    await unsubscribe(db, email);
    await subscribe(db, { email, tags: [], letterKey }, 4);
    await confirm(5);
    expect(await held()).toEqual([[], true, null]);
  });

  it("by an account that moves to its address waits for the account's own yes", async () => {
    await subscribe(db, { email, tags: [], letterKey }, 1);
    await confirm(2);
    const account = { username: "eve", email: "eve@example.org", password: "hashed" };
    const made = await createUser(db, account, 1);
    const userId = "user" in made ? made.user.id : 0;
    const tags = ["App Waitlist"];
    await subscribe(db, { email: account.email, tags, userId, letterKey: "e".repeat(43) }, 3);
    await changeEmail(db, userId, { email, letterKey: "c".repeat(43) }, 4);
    expect(await held()).toEqual([[], true, null]);
    await confirmAddress(db, { id: userId, email }, 5);
    expect(await held()).toEqual([tags, true, null]);
  });
});

describe("entries that never answered", () => {
  it("go thirty days after the mail server took the letter; others stay", async () => {
    await subscribe(db, { email: "before@example.org", tags: [] }, 0);
    await subscribe(db, { email, tags: [], letterKey }, 1);
    await subscribe(db, { email: "yes@example.org", tags: [], letterKey: "y".repeat(43) }, 1);
    await subscribe(db, { email: "lost@example.org", tags: [], letterKey: "l".repeat(43) }, 1);
    await db.write(async (tx) => {
      await noteDelivered(tx, 2, "asked", 10);
      await noteDelivered(tx, 3, "asked", 10);
    });
    await confirm(20, 3, "yes@example.org");
    expect(await removeUnanswered(db, 9)).toBe(0);
    expect(await removeUnanswered(db, 10)).toBe(1);
    expect(await getSubscriber(db, email)).toBeUndefined();
    for (const stays of ["before@example.org", "yes@example.org", "lost@example.org"])
      expect(await getSubscriber(db, stays)).toBeDefined();
  });
});

describe("a letter to many", () => {
  const campaign = { fingerprint: "f".repeat(43), subject: "May", blocks: [] };

  it("goes to those who said yes, want it, do not pause and had none this month", async () => {
    const names = ["ann", "ben", "cara", "dan", "eve", "flo"];
    for (const [at, name] of names.entries()) {
      const key = String(at).padEnd(43, "k");
      const tags = name === "eve" ? ["App Waitlist"] : [];
      const address = `${name}@example.org`;
      await subscribe(db, { email: address, tags, letterKey: key }, 1);
      if (name !== "flo") await confirm(2, at + 1, address);
    }
    await saveWishes(db, 2, { pausedUntil: new Date(100 * day) });
    await saveWishes(db, 3, { isMonthly: true });
    await db.write((tx) => noteDelivered(tx, 3, "letter", 40 * day));
    await saveWishes(db, 4, { wantsNews: false });
    expect(await countRecipients(db, undefined, 50 * day)).toBe(1);
    expect(await countRecipients(db, undefined, 80 * day)).toBe(2);
    expect(await countRecipients(db, undefined, 101 * day)).toBe(3);
    expect(await countRecipients(db, "App Waitlist", 50 * day)).toBe(1);
    const started = await startCampaign(db, campaign, 50 * day);
    expect((await startCampaign(db, campaign, 51 * day)).id).toBe(started.id);
    const batch = { after: 0, size: 10, firstAt: 50 * day, gap: 1_000 };
    const queued = () => queueBatch(db, started, batch, 101 * day);
    expect([await queued(), await queued()]).toEqual([
      { last: 3, added: 3 },
      { last: 3, added: 0 },
    ]);
    const due = (await listOutbox(db, 10)).filter(({ kind }) => kind === "campaign");
    expect(due.map(({ dueAt }) => dueAt.getTime() - 50 * day)).toEqual([2_000, 1_000, 0]);
  });
});

describe("what the operator is told", () => {
  it("is how many came since the last time, once in a while, and nothing of nothing", async () => {
    const hour = 3_600_000;
    const request = (at: number, hidden: number) =>
      db.sql(
        `INSERT INTO prayer_requests (content, "isPrivate", "createdAt") VALUES ('x', ${hidden}, ${at})`,
      );
    expect(await queueDigest(db, 1, 10 * hour)).toBe(false);
    await request(10 * hour + 1, 0);
    await request(10 * hour + 2, 1);
    const both = await Promise.all([1, 2].map(() => queueDigest(db, 1, 10 * hour + 5)));
    expect(both.filter(Boolean)).toHaveLength(1);
    await request(10 * hour + 9, 0);
    expect(await queueDigest(db, 1, 11 * hour)).toBe(false);
    expect(await queueDigest(db, 1, 11 * hour + 6)).toBe(true);
    const [second, first] = await listOutbox(db, 10);
    if (!first || !second) throw new Error("not there");
    expect(await digestCounts(db, first)).toEqual({
      requests: 2,
      privateRequests: 1,
      messages: 0,
      danger: 0,
    });
    expect(await digestCounts(db, second)).toMatchObject({ requests: 1, privateRequests: 0 });
  });
});

it("an address may be written to again after the pause, and not by whoever asks meanwhile", async () => {
  const ask = (now: number) => db.write((tx) => mayWrite(tx, letterKey, 100, now));
  expect([await ask(1), await ask(50), await ask(100), await ask(101)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
