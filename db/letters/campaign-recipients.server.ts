import { and, count, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { subscriptionLetters } from "#db/schema/letters";
import { newsletterSubscriptions, subscriptionTags } from "#db/schema/subscriptions";
import { day } from "../time";

/** Whether an entry is to get a campaign: it said yes, is active, does not rest, and wants this. */
export function isRecipient(db: Reader, tag: string | undefined, now: number) {
  const tagged = db
    .select({ id: subscriptionTags.subscriptionId })
    .from(subscriptionTags)
    .where(eq(subscriptionTags.tag, tag ?? ""));
  const { pausedUntil, confirmedEmail, isMonthly, lastLetterAt, wantsNews } = subscriptionLetters;
  const monthAgo = new Date(now - month);
  return and(
    eq(newsletterSubscriptions.isActive, true),
    eq(confirmedEmail, newsletterSubscriptions.email),
    or(isNull(pausedUntil), lte(pausedUntil, new Date(now))),
    or(eq(isMonthly, false), isNull(lastLetterAt), lte(lastLetterAt, monthAgo)),
    tag === undefined ? eq(wantsNews, true) : sql`${newsletterSubscriptions.id} IN ${tagged}`,
  );
}

/** Milliseconds between two letters to who wants one a month at the most. */
const month = 28 * day;

/** The entries that a campaign is chosen from. */
export const recipients = (db: Reader) =>
  db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .innerJoin(
      subscriptionLetters,
      eq(subscriptionLetters.subscriptionId, newsletterSubscriptions.id),
    )
    .$dynamic();

/** How many a campaign would go to. */
export async function countRecipients(
  db: Reader,
  tag: string | undefined,
  now: number,
): Promise<number> {
  const found = await db
    .select({ all: count() })
    .from(newsletterSubscriptions)
    .innerJoin(
      subscriptionLetters,
      eq(subscriptionLetters.subscriptionId, newsletterSubscriptions.id),
    )
    .where(isRecipient(db, tag, now))
    .get();
  return found?.all ?? 0;
}

/** Whether an entry still is to get a campaign when its turn comes. */
export async function stillWants(
  db: Reader,
  id: number,
  tag: string | null,
  now: number,
): Promise<boolean> {
  const same = and(eq(newsletterSubscriptions.id, id), isRecipient(db, tag ?? undefined, now));
  return (await recipients(db).where(same).get()) !== undefined;
}
