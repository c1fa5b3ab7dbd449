import { and, asc, count, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Id, Reader, Tx } from "#db/engines/database";
import { hasId, insertNew } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import {
  campaigns,
  newsletterSubscriptions,
  outbox,
  subscriptionLetters,
  subscriptionTags,
} from "#db/schema/letters";
import { day } from "#db/time";
import { queueLetter } from "./outbox.server";
import { callSenders } from "./senders.server";

type NewCampaign = {
  fingerprint: string;
  subject: string;
  blocks: unknown[];
  /** Without it, whoever asked for the newsletter. */
  tag?: string;
};

export type Campaign = typeof campaigns.$inferSelect;

/** The same words to the same people are the same campaign. */
export async function startCampaign(db: Db, campaign: NewCampaign, now: number): Promise<Campaign> {
  return db.write(async (tx) => {
    await insertNew(tx, campaigns, { ...campaign, createdAt: new Date(now) });
    const same = eq(campaigns.fingerprint, campaign.fingerprint);
    return (await tx.select().from(campaigns).where(same).get()) as Campaign;
  });
}

export function getCampaign(db: Reader, id: Id) {
  return db.select().from(campaigns).where(hasId(campaigns.id, id)).get();
}

/**
 * A recipient gets one campaign once.
 * @param after the last id of the previous batch. @param gap in milliseconds.
 */
export async function queueBatch(
  db: Db,
  campaign: Campaign,
  { after, size, firstAt, gap }: { after: number; size: number; firstAt: number; gap: number },
  now: number,
): Promise<{ last: number | undefined; added: number }> {
  return db.write(async (tx: Tx) => {
    const found = await recipients(tx, campaign.tag, now, gt(newsletterSubscriptions.id, after))
      .orderBy(asc(newsletterSubscriptions.id))
      .limit(size)
      .all();
    let added = 0;
    for (const { id } of found) {
      const key = `campaign ${campaign.id} ${id}`;
      const dueAt = Math.round(firstAt + added * gap);
      const letter = { campaignId: campaign.id, subscriptionId: id, isBulk: true };
      if (await queueLetter(tx, { kind: "campaign", key, dueAt, ...letter }, now)) added += 1;
    }
    return { last: found.at(-1)?.id, added };
  });
}

export async function campaignReport(db: Db, id: number): Promise<Record<string, number>> {
  const found = await db
    .select({ state: outbox.state, all: count() })
    .from(outbox)
    .where(and(eq(outbox.campaignId, id), eq(outbox.kind, "campaign")))
    .groupBy(outbox.state)
    .all();
  return Object.fromEntries(found.map(({ state, all }) => [state, all]));
}

/** @param tag nothing where whoever asked for the newsletter gets it. */
function recipients(db: Reader, tag: string | null | undefined, now: number, only?: SQL) {
  const { id, email, isActive } = newsletterSubscriptions;
  const { pausedUntil, confirmedEmail, isMonthly, lastLetterAt, wantsNews } = subscriptionLetters;
  const monthAgo = new Date(now - month);
  const tagged = db
    .select({ id: subscriptionTags.subscriptionId })
    .from(subscriptionTags)
    .where(eq(subscriptionTags.tag, tag ?? ""));
  const isRecipient = and(
    eq(isActive, true),
    eq(confirmedEmail, email),
    or(isNull(pausedUntil), lte(pausedUntil, new Date(now))),
    or(eq(isMonthly, false), isNull(lastLetterAt), lte(lastLetterAt, monthAgo)),
    tag ? sql`${id} IN ${tagged}` : eq(wantsNews, true),
  );
  return db
    .select({ id })
    .from(newsletterSubscriptions)
    .innerJoin(subscriptionLetters, eq(subscriptionLetters.subscriptionId, id))
    .where(and(isRecipient, only))
    .$dynamic();
}

/** The shortest pause between two letters to whoever chose "one a month". */
const month = 28 * day;

export async function countRecipients(db: Reader, tag: string | undefined, now: number) {
  const all = recipients(db, tag, now).as("recipients");
  return (await db.select({ all: count() }).from(all).get())?.all ?? 0;
}

export async function stillWants(db: Reader, id: number, tag: string | null, now: number) {
  const same = eq(newsletterSubscriptions.id, id);
  return (await recipients(db, tag, now, same).get()) !== undefined;
}

/** Calls instances that rest, so that the test also shows whether the mail server takes letters again. */
export async function orderTest(db: Db, campaignId: number, sealed: string, now: number) {
  const key = `test ${newHandle()}`;
  await db.write(async (tx) => {
    await queueLetter(tx, { kind: "test", key, campaignId, sealed }, now);
    await callSenders(tx);
  });
  return key;
}

export const findTest = (db: Reader, key: string) =>
  db.select().from(outbox).where(eq(outbox.key, key)).get();

/** Unless it is being sent. */
export async function withdrawTest(db: Db, key: string): Promise<void> {
  const own = and(eq(outbox.key, key), eq(outbox.state, "waiting"), isNull(outbox.lease));
  await db.write((tx) => tx.delete(outbox).where(own).run());
}
