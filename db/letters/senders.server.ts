import { and, count, desc, eq, gt, gte, isNotNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { countRows, upsert } from "#db/engines/rows.server";
import { users } from "#db/schema/accounts";
import {
  letterHolds,
  letterSenders,
  newsletterSubscriptions,
  outbox,
  planLetters,
} from "#db/schema/letters";
import { hour, minute } from "#db/time";
import { heldBack, type Letter } from "./outbox.server";

export type Trouble = { reason: string; since: number; tries: number; nextTryAt: number };

/** @param trouble null when it has ended, undefined where nothing changed. */
export async function noteSender(db: Db, instance: string, now: number, trouble?: Trouble | null) {
  const set = { seenAt: new Date(now), ...(trouble !== undefined && columnsOf(trouble)) };
  const first = { nextTryAt: new Date(trouble?.nextTryAt ?? 0) };
  await db.write((tx) => upsert(tx, letterSenders, { instance }, set, { first }));
}

function columnsOf(trouble: Trouble | null) {
  if (!trouble) return { reason: null, since: null, tries: 0, nextTryAt: new Date(0) };
  const { reason, since, tries, nextTryAt } = trouble;
  return { reason, since: new Date(since), tries, nextTryAt: new Date(nextTryAt) };
}

/** An operator may have set it to now. */
export async function nextTryOf(db: Reader, instance: string): Promise<number | undefined> {
  const own = eq(letterSenders.instance, instance);
  const row = await db.select().from(letterSenders).where(own).get();
  return row?.nextTryAt.getTime();
}

/** Instances report each minute; after this many milliseconds one counts as gone. */
const alive = 150_000;

export function listSenders(db: Reader, now: number) {
  const { seenAt, instance } = letterSenders;
  const seen = gte(seenAt, new Date(now - alive));
  return db.select().from(letterSenders).where(seen).orderBy(instance).all();
}

export async function forgetSender(db: Db, instance: string): Promise<void> {
  const own = eq(letterSenders.instance, instance);
  await db.write((tx) => tx.delete(letterSenders).where(own).run());
}

export async function forgetSenders(db: Db, before: number): Promise<void> {
  const old = lt(letterSenders.seenAt, new Date(before));
  await db.write((tx) => tx.delete(letterSenders).where(old).run());
}

/** Instances in trouble try again at once. */
export async function callSenders(tx: Tx): Promise<void> {
  const atOnce = { nextTryAt: new Date(0) };
  await tx.update(letterSenders).set(atOnce).run();
}

/** Refusals in a row until the rest waits. */
const mostAlike = 5;

const holdFor = (tries: number) =>
  Math.min(6 * hour, 15 * minute * 2 ** Math.min(tries - mostAlike, 5));

type Bulk = Pick<Letter, "kind" | "campaignId">;

const subjectOf = ({ kind, campaignId }: Bulk) =>
  campaignId === null ? kind : `${kind} ${campaignId}`;

/** @returns the hold, once there is one. */
export async function noteRefusedAlike(tx: Tx, bulk: Bulk, reason: string, now: number) {
  const subject = subjectOf(bulk);
  const own = eq(letterHolds.subject, subject);
  const before = await tx.select().from(letterHolds).where(own).get();
  const isSame = before?.reason === reason;
  const tries = isSame ? before.tries + 1 : 1;
  const heldUntil = tries < mostAlike ? null : new Date(now + holdFor(tries));
  const row = { reason, tries, since: isSame ? before.since : new Date(now), heldUntil };
  await upsert(tx, letterHolds, { subject }, row);
  return heldUntil ? { subject, ...row } : undefined;
}

/** If the others were on hold they go on, and those refused alike are tried once more. */
export async function noteTaken(tx: Tx, bulk: Bulk, now: number): Promise<void> {
  const own = eq(letterHolds.subject, subjectOf(bulk));
  const [hold] = await tx.delete(letterHolds).where(own).returning();
  if (!hold?.heldUntil) return;
  const { state, settledAt, dueAt, kind, campaignId, reason } = outbox;
  const refused = and(eq(state, "refused"), gte(settledAt, hold.since));
  const later = and(eq(state, "waiting"), gt(dueAt, new Date(now)));
  const group = bulk.campaignId === null ? undefined : eq(campaignId, bulk.campaignId);
  await tx
    .update(outbox)
    .set({ state: "waiting", settledAt: null, dueAt: new Date(now) })
    .where(and(eq(kind, bulk.kind), group, eq(reason, hold.reason), or(refused, later)))
    .run();
}

export function listHolds(db: Reader) {
  return db.select().from(letterHolds).where(isNotNull(letterHolds.heldUntil)).all();
}

export async function countOutbox(db: Reader, now: number) {
  // One that is tried again later was due when it was ordered; one of many is due in its turn.
  const since = sql<Date>`min(CASE WHEN ${outbox.attempts} > 0 OR ${outbox.isBulk} = 0
    THEN ${outbox.createdAt} ELSE ${outbox.dueAt} END)`.mapWith(outbox.createdAt);
  const isWaiting = eq(outbox.state, "waiting");
  const due = await db
    .select({ waiting: count(), oldest: since })
    .from(outbox)
    .where(and(isWaiting, or(gt(outbox.attempts, 0), lte(outbox.dueAt, new Date(now)))))
    .get();
  const isHeld = and(isWaiting, eq(outbox.reason, heldBack));
  return {
    waiting: due?.waiting ?? 0,
    oldest: due?.oldest ?? null,
    refused: await countRows(db, outbox, eq(outbox.state, "refused")),
    held: await countRows(db, outbox, isHeld),
  };
}

export async function listOutbox(db: Reader, limit: number, all = false) {
  const email = sql<
    string | null
  >`coalesce(${newsletterSubscriptions.email}, ${planLetters.email}, ${users.email})`;
  const { id, kind, state, attempts, createdAt, dueAt, settledAt, reason } = outbox;
  return db
    .select({ id, kind, state, attempts, createdAt, dueAt, settledAt, reason, email })
    .from(outbox)
    .leftJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, outbox.subscriptionId))
    .leftJoin(planLetters, eq(planLetters.id, outbox.planLetterId))
    .leftJoin(users, eq(users.id, outbox.userId))
    .where(all ? undefined : ne(outbox.state, "sent"))
    .orderBy(desc(outbox.id))
    .limit(limit)
    .all();
}

export function countReasons(db: Reader) {
  const { state, reason } = outbox;
  const failed = and(or(eq(state, "refused"), eq(state, "waiting")), isNotNull(reason));
  return db
    .select({ state, reason: sql<string>`${reason}`, all: count() })
    .from(outbox)
    .where(failed)
    .groupBy(state, reason)
    .all();
}

export async function retryLetters(db: Db, now: number): Promise<number> {
  const { state, reason, id } = outbox;
  const again = await db.write(async (tx) => {
    await tx.delete(letterHolds).run();
    await callSenders(tx);
    return tx
      .update(outbox)
      .set({
        state: "waiting",
        attempts: 0,
        settledAt: null,
        reason: null,
        dueAt: new Date(now),
        createdAt: new Date(now),
      })
      .where(or(eq(state, "refused"), and(eq(state, "waiting"), ne(reason, heldBack))))
      .returning({ id });
  });
  return again.length;
}
