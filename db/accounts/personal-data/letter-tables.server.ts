import { asc, eq, inArray, or } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { confirmedAddresses, users } from "#db/schema/accounts";
import * as letters from "#db/schema/letters";
import { planLetterDays, planLetters, verseLetters } from "#db/schema/morning-letters";
import * as subscriptions from "#db/schema/subscriptions";
import { findOwn } from "#db/subscriptions/own-subscriptions.server";
import { confirmedAddress } from "../confirmed-addresses.server";
import {
  is,
  type Keyed,
  type OneRow,
  type OwnedRow,
  ofUser,
  type PersonalTable,
  type RowsOf,
  type Subject,
  shown,
} from "./personal-rows.server";
import { ownRequests } from "./request-tables.server";

const { emailChanges, letterLimits, outbox, subscriptionLetters } = letters;
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

function ofSubscription(table: Keyed<"subscriptionId">) {
  const of: RowsOf = (db, { email }) =>
    email === undefined ? undefined : inArray(table.subscriptionId, ownSubscription(db, email));
  return { table, of };
}

function ownSubscription(db: Reader, email: string) {
  const own = db.select({ id: newsletterSubscriptions.id }).from(newsletterSubscriptions);
  return own.where(eq(newsletterSubscriptions.email, email));
}

const lettersOf: RowsOf = (db, subject) => {
  const { email, userId } = subject;
  const bySubscription = email && inArray(outbox.subscriptionId, ownSubscription(db, email));
  const byPlan = inArray(outbox.planLetterId, ownPlanLetters(db, subject));
  const byRequest = inArray(outbox.requestId, ownRequests(db, subject));
  return or(bySubscription || undefined, byPlan, byRequest, is(outbox.userId, userId));
};

/** Only those that the account asked for itself: anybody can type any address. */
const planLettersOf: RowsOf = (_, { email, userId }) =>
  or(is(planLetters.email, email), is(planLetters.userId, userId));

function ownPlanLetters(db: Reader, subject: Subject) {
  return db.select({ id: planLetters.id }).from(planLetters).where(planLettersOf(db, subject));
}

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
    of: (_, { email, userId }) =>
      or(is(emailChanges.oldEmail, email), is(emailChanges.userId, userId)),
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
    of: (db, subject) => inArray(planLetterDays.planLetterId, ownPlanLetters(db, subject)),
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
    table: letterLimits,
    of: (_, { letterKeys: keys }) =>
      keys && or(inArray(letterLimits.key, [...keys]), inArray(letterLimits.mailbox, [...keys])),
    hidden: ["key", "mailbox"],
    notShown: "A keyed hash names nobody once it is read.",
  },
  {
    ...ofSubscription(subscriptionLetters),
    hidden: ["handle", "formerHandle"],
    within: newsletterSubscriptions,
  },
  { ...ofSubscription(verseLetters), within: newsletterSubscriptions },
  {
    table: newsletterSubscriptions,
    of: (_, { email }) => is(newsletterSubscriptions.email, email),
    shown: [ownNewsletter],
  },
  { ...ofSubscription(subscriptionTags), within: newsletterSubscriptions },
  { ...ofUser(subscriptions.accountSubscriptions), within: newsletterSubscriptions },
  { ...ofUser(confirmedAddresses), within: users },
];
