import { beforeEach, describe, expect, it } from "vitest";
import {
  campaignReport,
  countRecipients,
  findTest,
  getCampaign,
  orderTest,
  queueBatch,
  startCampaign,
  stillWants,
  withdrawTest,
} from "#db/letters/campaigns.server";
import { leaseLetter, settleLetter } from "#db/letters/outbox.server";
import { nextTryOf, noteSender } from "#db/letters/senders.server";
import { confirmSubscription, saveWishes } from "#db/letters/subscription-letters.server";
import { outbox } from "#db/schema/letters";
import { subscribe, unsubscribe } from "#db/subscriptions/subscribers.server";
import { day } from "#db/time";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

const words = { fingerprint: "f".repeat(43), subject: "Advent", blocks: [{ text: "Come" }] };

/** Confirmed, with the numbers 1, 2 …; who asks for a tag does not ask for the newsletter. */
async function subscriber(name: string, tags: string[] = []) {
  const email = `${name}@example.org`;
  const letterKey = name.padEnd(43, "-");
  await subscribe(db, { email, tags, letterKey }, 1);
  const [row] = await db.sql(`SELECT id FROM newsletter_subscriptions WHERE email = '${email}'`);
  await confirmSubscription(db, { id: Number(row?.id), email }, letterKey, 2);
}

const queue = (campaign: Awaited<ReturnType<typeof startCampaign>>, after = 0, size = 9) =>
  queueBatch(db, campaign, { after, size, firstAt: 1_000, gap: 10.4 }, 3);

const ordered = async () =>
  (await db.select().from(outbox).orderBy(outbox.id).all())
    .filter(({ kind }) => kind === "campaign")
    .map(({ subscriptionId, campaignId, isBulk, dueAt }) => [
      ...[subscriptionId, campaignId, isBulk, dueAt.getTime()],
    ]);

describe("a campaign", () => {
  it("is one where words and people are the same", async () => {
    const first = await startCampaign(db, words, 1);
    expect(await startCampaign(db, words, 2)).toEqual(first);
    expect(first).toMatchObject({ subject: "Advent", createdAt: new Date(1), tag: null });
    const other = await startCampaign(db, { ...words, fingerprint: "g".repeat(43), tag: "A" }, 3);
    expect(other).toMatchObject({ tag: "A" });
    expect(other.id).not.toBe(first.id);
    expect(await getCampaign(db, first.id)).toEqual(first);
    expect(await getCampaign(db, null)).toBeUndefined();
  });

  it("is queued batch by batch, once for each, one after another", async () => {
    for (const name of ["ann", "ben", "cy"]) await subscriber(name);
    const campaign = await startCampaign(db, words, 1);
    expect(await queue(campaign, 0, 2)).toEqual({ last: 2, added: 2 });
    const first = [
      [1, campaign.id, true, 1_000],
      [2, campaign.id, true, 1_010],
    ];
    expect(await ordered()).toEqual(first);
    expect(await queue(campaign, 0, 2)).toEqual({ last: 2, added: 0 });
    expect(await queue(campaign, 2, 2)).toEqual({ last: 3, added: 1 });
    expect(await queue(campaign, 3, 2)).toEqual({ last: undefined, added: 0 });
    expect(await ordered()).toEqual([...first, [3, campaign.id, true, 1_000]]);
  });

  it("is reported by what became of its letters, tests left out", async () => {
    for (const name of ["ann", "ben", "cy"]) await subscriber(name);
    await db.sql("DELETE FROM outbox");
    const campaign = await startCampaign(db, words, 1);
    expect(await campaignReport(db, campaign.id)).toEqual({});
    await queue(campaign);
    await orderTest(db, campaign.id, "s".repeat(60), 3);
    await db.sql(
      'UPDATE outbox SET state = \'refused\', "settledAt" = 5 WHERE "subscriptionId" = 1',
    );
    expect(await campaignReport(db, campaign.id)).toEqual({ refused: 1, waiting: 2 });
    expect(await campaignReport(db, 99)).toEqual({});
  });
});

describe("who gets a campaign", () => {
  const wishes = { wantsNews: true, isMonthly: false, pausedUntil: null };
  const count = (now = 3, tag?: string) => countRecipients(db, tag, now);

  it("asked for the newsletter, or for the tag", async () => {
    await subscriber("ann");
    await subscriber("ben", ["App"]);
    await subscribe(
      db,
      { email: "unconfirmed@example.org", tags: [], letterKey: "u".repeat(43) },
      1,
    );
    expect([await count(), await count(3, "App"), await count(3, "Other")]).toEqual([1, 1, 0]);
    expect([await stillWants(db, 1, null, 3), await stillWants(db, 1, "App", 3)]).toEqual([
      ...[true, false],
    ]);
    expect([await stillWants(db, 2, null, 3), await stillWants(db, 2, "App", 3)]).toEqual([
      ...[false, true],
    ]);
    await unsubscribe(db, "ann@example.org");
    expect([await count(), await stillWants(db, 1, null, 3)]).toEqual([0, false]);
  });

  it("has not paused letters, nor had one within the month where they want no more", async () => {
    await subscriber("ann");
    await saveWishes(db, 1, { ...wishes, pausedUntil: new Date(100) });
    expect([await count(99), await count(100)]).toEqual([0, 1]);
    await saveWishes(db, 1, { ...wishes, isMonthly: true });
    expect(await count()).toBe(1);
    await db.sql('UPDATE subscription_letters SET "lastLetterAt" = 1000');
    expect([await count(999 + 28 * day), await count(1_000 + 28 * day)]).toEqual([0, 1]);
    await saveWishes(db, 1, wishes);
    expect(await count(2_000)).toBe(1);
  });
});

describe("a letter to test a campaign", () => {
  it("is found by its key, calls senders, and is withdrawn unless it is being sent", async () => {
    const campaign = await startCampaign(db, words, 1);
    await noteSender(db, "a", 1, { reason: "E", since: 1, tries: 1, nextTryAt: 99_000 });
    const sealed = "s".repeat(60);
    const keys = [
      await orderTest(db, campaign.id, sealed, 3),
      await orderTest(db, campaign.id, sealed, 3),
    ];
    expect(new Set(keys).size).toBe(2);
    expect(await nextTryOf(db, "a")).toBe(0);
    const [first = "", second = ""] = keys;
    expect(await findTest(db, first)).toMatchObject({
      ...{ kind: "test", campaignId: campaign.id, sealed, state: "waiting" },
    });
    const letter = await leaseLetter(db, 90, 3);
    for (const key of keys) await withdrawTest(db, key);
    const left = [await findTest(db, first), await findTest(db, second)].filter(Boolean);
    expect(left.map((one) => one?.id)).toEqual([letter?.id]);
    if (letter)
      await db.write((tx) => settleLetter(tx, letter, { state: "untried", reason: "E" }, 4));
    const [kept] = await db.select().from(outbox).all();
    expect(kept).toMatchObject({ attempts: 0, lease: null, state: "waiting" });
    await withdrawTest(db, String(letter?.key));
    expect(await db.select().from(outbox).all()).toEqual([]);
  });
});
