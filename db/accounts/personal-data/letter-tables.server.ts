import { asc, eq } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { confirmedAddresses, users } from "#db/schema/accounts";
import * as letters from "#db/schema/letters";
import { planLetterDays, planLetters, verseLetters } from "#db/schema/morning-letters";
import * as subscriptions from "#db/schema/subscriptions";
import { findOwn } from "#db/subscriptions/own-subscriptions.server";
import { confirmedAddress } from "../confirmed-addresses.server";
import { type OneRow, type OwnedRow, type PersonalTable, shown } from "./personal-rows.server";
import {
  emailChangesOf,
  letterLimitsOf,
  lettersOf,
  ofSubscription,
  ofUser,
  planLettersOf,
  rowsOfPlanLetters,
  subscriptionOf,
} from "./rows-of.server";

const { emailChanges, outbox, subscriptionLetters } = letters;
const { newsletterSubscriptions, subscriptionTags } = subscriptions;
const { kind, createdAt, state, settledAt, reason } = outbox;
const { tag, taggedAt } = subscriptionTags;

const letterColumns = {
  ...shown(subscriptionLetters, {
    askedAt: "askedToConfirmAt",
    deliveredAt: "askedToConfirmDeliveredAt",
    confirmedEmail: null,
    formerHandle: null,
    pending: "waitsForYes",
  }),
  ...shown(verseLetters, {
    rhythm: "verses",
    zone: "versesZone",
    dueAt: "nextVersesAt",
    lastOn: "lastVersesOn",
  }),
};

const ownNewsletter: OneRow = {
  kind: "newsletter",
  columns: { tag, taggedAt, ...letterColumns },
  async find(db: Reader, userId: number): Promise<OwnedRow | undefined> {
    const own = await findOwn(db, userId);
    if (!own) return undefined;
    const { email, askedAt: subscribedAt, isActive, tags, subscriptionId } = own;
    const entry = { email, subscribedAt, isActive, tags };
    // More would tell who has not confirmed an address whether somebody else asked for it before.
    if (!(await confirmedAddress(db, userId))) return entry;
    const { id } = newsletterSubscriptions;
    const letters = await db
      .select(letterColumns)
      .from(newsletterSubscriptions)
      .leftJoin(subscriptionLetters, eq(subscriptionLetters.subscriptionId, id))
      .leftJoin(verseLetters, eq(verseLetters.subscriptionId, id))
      .where(eq(id, subscriptionId))
      .get();
    const tagged = await db
      .select({ tag, taggedAt })
      .from(subscriptionTags)
      .where(eq(subscriptionTags.subscriptionId, subscriptionId))
      .orderBy(asc(tag))
      .all();
    const tagsSince = tagged.map(({ tag, taggedAt }) => `${tag}: ${taggedAt.toISOString()}`);
    return { ...entry, tagsSince, ...letters };
  },
};

export const letterTables: readonly PersonalTable[] = [
  {
    table: outbox,
    of: lettersOf,
    hidden: ["handle", "key", "lease", "sealed"],
    shown: [
      {
        kind: "letters",
        columns: { kind, createdAt, state, settledAt, reason },
        key: [outbox.id],
        at: createdAt,
      },
    ],
  },
  {
    table: emailChanges,
    of: emailChangesOf,
    shown: [
      {
        kind: "emailChanges",
        columns: {
          change: emailChanges.kind,
          ...shown(emailChanges, { kind: null, undoneAt: "takenBackAt" }),
        },
        key: [emailChanges.id],
        at: emailChanges.changedAt,
      },
    ],
  },
  {
    table: planLetterDays,
    of: rowsOfPlanLetters(planLetterDays),
    shown: [
      {
        kind: "daysByLetter",
        columns: { plan: planLetters.planId, ...shown(planLetterDays) },
        key: [planLetterDays.prayedOn, planLetterDays.planLetterId, planLetterDays.day],
        joins: [{ table: planLetters, on: eq(planLetters.id, planLetterDays.planLetterId) }],
      },
    ],
  },
  {
    table: planLetters,
    of: planLettersOf,
    hidden: ["handle"],
    shown: [
      {
        kind: "plansByLetter",
        columns: {
          plan: planLetters.planId,
          email: planLetters.email,
          state: planLetters.state,
          nextDay: planLetters.day,
          hour: planLetters.hour,
          zone: planLetters.zone,
          nextAt: planLetters.dueAt,
          askedAt: planLetters.askedAt,
          confirmedAt: planLetters.confirmedAt,
          lastLetterOn: planLetters.lastOn,
          endedAt: planLetters.endedAt,
        },
        key: [planLetters.id],
        at: planLetters.askedAt,
      },
    ],
  },
  {
    table: letters.letterLimits,
    of: letterLimitsOf,
    hidden: ["key", "mailbox"],
    notShown: "A keyed hash names nobody once it is read.",
  },
  {
    ...ofSubscription(subscriptionLetters),
    hidden: ["handle", "formerHandle"],
    within: newsletterSubscriptions,
  },
  { ...ofSubscription(verseLetters), within: newsletterSubscriptions },
  { table: newsletterSubscriptions, of: subscriptionOf, shown: [ownNewsletter] },
  { ...ofSubscription(subscriptionTags), within: newsletterSubscriptions },
  { ...ofUser(subscriptions.accountSubscriptions), within: newsletterSubscriptions },
  { ...ofUser(confirmedAddresses), within: users },
];
