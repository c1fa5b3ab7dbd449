import { and, asc, count, eq, gt } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { campaigns, outbox } from "#db/schema/letters";
import { newsletterSubscriptions } from "#db/schema/subscriptions";
import { isRecipient, recipients } from "./campaign-recipients.server";
import { queueLetter } from "./outbox.server";

/** A letter to many: its words, and to whom. */
export type NewCampaign = {
  fingerprint: string;
  subject: string;
  blocks: unknown[];
  /** Whom: those with a tag; without one those who asked for the newsletter. */
  tag?: string;
};

export type Campaign = typeof campaigns.$inferSelect;

/** A campaign as the operator started it; the same words to the same people are the same one. */
export async function startCampaign(db: Db, campaign: NewCampaign, now: number): Promise<Campaign> {
  return db.write(async (tx) => {
    await tx
      .insert(campaigns)
      .values({ ...campaign, createdAt: new Date(now) })
      .onConflictDoNothing()
      .run();
    const same = eq(campaigns.fingerprint, campaign.fingerprint);
    return (await tx.select().from(campaigns).where(same).get()) as Campaign;
  });
}

export function getCampaign(db: Reader, id: number) {
  return db.select().from(campaigns).where(eq(campaigns.id, id)).get();
}

/**
 * Puts a batch of a campaign's letters into the outbox; whoever has theirs gets no other.
 * @param after the last number of the batch before. @param gap milliseconds between two letters.
 * @returns the last number, undefined at the end, and how many were new.
 */
export async function queueBatch(
  db: Db,
  campaign: Campaign,
  { after, size, firstAt, gap }: { after: number; size: number; firstAt: number; gap: number },
  now: number,
): Promise<{ last: number | undefined; added: number }> {
  return db.write(async (tx: Tx) => {
    const found = await recipients(tx)
      .where(
        and(gt(newsletterSubscriptions.id, after), isRecipient(tx, campaign.tag ?? undefined, now)),
      )
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

/** How many letters of a campaign are in each state. */
export async function campaignReport(db: Db, id: number): Promise<Record<string, number>> {
  const found = await db
    .select({ state: outbox.state, all: count() })
    .from(outbox)
    .where(and(eq(outbox.campaignId, id), eq(outbox.kind, "campaign")))
    .groupBy(outbox.state)
    .all();
  return Object.fromEntries(found.map(({ state, all }) => [state, all]));
}
