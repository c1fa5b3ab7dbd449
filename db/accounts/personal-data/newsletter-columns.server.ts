import { asc, eq } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { subscriptionLetters } from "#db/schema/letters";
import { verseLetters } from "#db/schema/morning-letters";
import { newsletterSubscriptions, subscriptionTags } from "#db/schema/subscriptions";
import { findOwn } from "#db/subscriptions/own-subscriptions.server";
import { confirmedAddress } from "../confirmed-addresses.server";
import type { OwnedRow } from "./personal-rows.server";

const tagColumns = { tag: subscriptionTags.tag, taggedAt: subscriptionTags.taggedAt };

/** What is kept of the letters of a newsletter entry. */
const letterColumns = {
  wantsNews: subscriptionLetters.wantsNews,
  isMonthly: subscriptionLetters.isMonthly,
  pausedUntil: subscriptionLetters.pausedUntil,
  askedToConfirmAt: subscriptionLetters.askedAt,
  askedToConfirmDeliveredAt: subscriptionLetters.deliveredAt,
  confirmedAt: subscriptionLetters.confirmedAt,
  lastLetterAt: subscriptionLetters.lastLetterAt,
  unreachableAt: subscriptionLetters.unreachableAt,
  waitsForYes: subscriptionLetters.pending,
  verses: verseLetters.rhythm,
  versesZone: verseLetters.zone,
  nextVersesAt: verseLetters.dueAt,
  lastVersesOn: verseLetters.lastOn,
};

/** The newsletter as far as it is an account's; all that is kept of it once the address is confirmed. */
export const ownNewsletter = {
  kind: "newsletter" as const,
  columns: { ...tagColumns, ...letterColumns },
  async find(db: Reader, userId: number): Promise<OwnedRow | undefined> {
    const own = await findOwn(db, userId);
    if (!own) return undefined;
    const { email, askedAt: subscribedAt, isActive, tags, subscriptionId } = own;
    const entry = { email, subscribedAt, isActive, tags };
    // More would tell who has not confirmed an address whether somebody else asked for it before.
    if (!(await confirmedAddress(db, userId))) return entry;
    const letters = await db
      .select(letterColumns)
      .from(newsletterSubscriptions)
      .leftJoin(
        subscriptionLetters,
        eq(subscriptionLetters.subscriptionId, newsletterSubscriptions.id),
      )
      .leftJoin(verseLetters, eq(verseLetters.subscriptionId, newsletterSubscriptions.id))
      .where(eq(newsletterSubscriptions.id, subscriptionId))
      .get();
    const tagged = await db
      .select(tagColumns)
      .from(subscriptionTags)
      .where(eq(subscriptionTags.subscriptionId, subscriptionId))
      .orderBy(asc(subscriptionTags.tag))
      .all();
    const tagsSince = tagged.map(({ tag, taggedAt }) => `${tag}: ${taggedAt.toISOString()}`);
    return { ...entry, tagsSince, ...letters };
  },
};
