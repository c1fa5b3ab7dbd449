import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Engine, Reader, Tx } from "#db/engines/database";
import { isPostgres } from "#db/engines/postgres/connections.server";
import { insertNew, updateRow, upsert } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { letterHolds, letterLimits, outbox } from "#db/schema/letters";
import { day } from "#db/time";

/** No pause is longer than `strangerPause`. */
export async function forgetLimits(db: Db, now: number): Promise<void> {
  const old = lte(letterLimits.lastAt, new Date(now - strangerPause));
  await db.write((tx) => tx.delete(letterLimits).where(old).run());
}

export const strangerPause = 30 * day;

/** Anybody can type any address, so these counts outlive accounts and entries. @param key a keyed hash. */
export async function mayWrite(tx: Tx, key: string, pause: number, now: number): Promise<boolean> {
  const recent = and(eq(letterLimits.key, key), gt(letterLimits.lastAt, new Date(now - pause)));
  if (await tx.select().from(letterLimits).where(recent).get()) return false;
  await upsert(tx, letterLimits, { key }, { lastAt: new Date(now) });
  return true;
}

/** Anybody can have these sent to any address. */
const strangerKinds = [
  "confirm-subscription",
  "confirm-plan",
  "confirm-address",
  "group-invitation",
] as const;

export type StrangerKind = (typeof strangerKinds)[number];

export const isStrangerKind = (kind: string): kind is StrangerKind =>
  strangerKinds.some((one) => one === kind);

/** `burst` letters at once, then one in each gap (milliseconds). */
export type Budget = { key: string; burst: number; gap: number };

/** A letter that would wait longer for its turn is not sent. */
const longestHold = day;

/** @returns when all budgets have room (milliseconds since 1970); undefined where `longest` is too short. */
export async function takeFromBudgets(
  tx: Tx,
  budgets: readonly Budget[],
  now: number,
  longest = longestHold,
): Promise<number | undefined> {
  const { key, lastAt } = letterLimits;
  const taken: { key: string; lastAt: Date }[] = [];
  let turn = now;
  for (const budget of budgets) {
    const row = await tx.select({ lastAt }).from(letterLimits).where(eq(key, budget.key)).get();
    const spokenFor = Math.max(now, row?.lastAt.getTime() ?? 0);
    turn = Math.max(turn, spokenFor - (budget.burst - 1) * budget.gap);
    taken.push({ key: budget.key, lastAt: new Date(spokenFor + budget.gap) });
  }
  if (turn > now + longest) return undefined;
  await tx
    .insert(letterLimits)
    .values(taken)
    .onConflictDoUpdate({ target: key, set: { lastAt: sql`excluded."lastAt"` } })
    .run();
  return turn;
}

/** Letters without a pause, then pauses that double (milliseconds). */
type Pauses = { free: number; first: number; longest: number };

/** @param mailbox the key of the address, where `key` is another. */
type Counted = { key: string; mailbox?: string; pauses: Pauses };

/** As `mayWrite`, for all counts at once. A count starts over after twice its longest pause. */
export async function mayRepeat(tx: Tx, counts: readonly Counted[], now: number): Promise<boolean> {
  const rows = [];
  for (const { key, mailbox, pauses } of counts) {
    const { free, first, longest } = pauses;
    const row = await tx.select().from(letterLimits).where(eq(letterLimits.key, key)).get();
    const since = now - (row?.lastAt.getTime() ?? Number.NEGATIVE_INFINITY);
    const times = row && since < 2 * longest ? row.times : 0;
    if (times >= free && since < Math.min(longest, first * 2 ** (times - free))) return false;
    rows.push({ key, mailbox, times: times + 1, lastAt: new Date(now) });
  }
  for (const { key, ...row } of rows) await upsert(tx, letterLimits, { key }, row);
  return true;
}

export async function forgetLimit(tx: Tx, key: string): Promise<void> {
  await tx.delete(letterLimits).where(eq(letterLimits.key, key)).run();
}

export type LetterKind =
  | "confirm-subscription"
  | "confirm-address"
  | "password-reset"
  | "new-sign-in"
  | "password-changed"
  | "factor-on"
  | "factor-off"
  | "locked"
  | "email-changed"
  | "digest"
  | "backup-overdue"
  | "campaign"
  | "test"
  | "confirm-plan"
  | "plan-day"
  | "verse"
  | "request-receipt"
  | "team-invited"
  | "team-joined"
  | "team-left"
  | "team-danger"
  | "team-daily"
  | "group-news"
  | "group-plan"
  | "group-invitation"
  | "bell";

type NewLetter = Pick<typeof outbox.$inferInsert, "key" | "userId"> & {
  kind: LetterKind;
  subscriptionId?: number;
  emailChangeId?: number;
  campaignId?: number;
  planLetterId?: number;
  groupLetterId?: number;
  /** A plan's day, a verse's date, or the index of an operator's address. */
  item?: string;
  /** Sent after all others. */
  isBulk?: boolean;
  requestId?: number;
  /** Erased once the letter is settled. */
  sealed?: string;
  dueAt?: number;
};

/** @returns whether it is new: there is one letter of one `key`. */
export async function queueLetter(tx: Tx, letter: NewLetter, now: number): Promise<boolean> {
  const times = { createdAt: new Date(now), dueAt: new Date(letter.dueAt ?? now) };
  return insertNew(tx, outbox, { ...letter, handle: newHandle(), ...times });
}

export type Letter = typeof outbox.$inferSelect;

/** What somebody waits for, what anybody may have asked for, what many are sent. */
const turn = sql.raw(
  `CASE WHEN "isBulk" = 1 THEN 2 WHEN kind IN ('confirm-subscription', 'confirm-plan', 'group-invitation') THEN 1 ELSE 0 END`,
);

/** @param lasts milliseconds in which no other sender gets it. */
export async function leaseLetter(db: Engine, lasts: number, now: number) {
  // Where the engine lets senders ask at once, they get different letters.
  const skip = sql.raw(isPostgres(db) ? "FOR UPDATE SKIP LOCKED" : "");
  const next = sql`(SELECT "id" FROM ${outbox} WHERE "state" = 'waiting' AND "dueAt" <= ${now}
    AND ("leasedUntil" IS NULL OR "leasedUntil" <= ${now}) AND ${isNotHeld(now)}
    ORDER BY ${turn}, "dueAt", "id" LIMIT 1 ${skip})`;
  return db.write(async (tx) => {
    const [letter] = await tx
      .update(outbox)
      .set({
        lease: newHandle(),
        leasedUntil: new Date(now + lasts),
        attempts: sql`${outbox.attempts} + 1`,
      })
      .where(eq(outbox.id, next))
      .returning();
    return letter;
  });
}

const isNotHeld = (now: number) =>
  sql`NOT EXISTS (SELECT 1 FROM ${letterHolds} WHERE ${letterHolds.heldUntil} > ${now}
    AND ${letterHolds.subject} = ${outbox.kind} || coalesce(' ' || CAST(${outbox.campaignId} AS TEXT), ''))`;

export type Outcome =
  | { state: "sent" | "refused" | "dropped"; reason?: string }
  | { state: "waiting"; dueAt: number; reason: string; attempts?: number }
  /** The mail server was not reached: the letter does not count as tried. */
  | { state: "untried"; reason: string };

/** `reason` of a letter that waits for room in `strangerBudgets`. */
export const heldBack = "held back";

/** @returns false when its lease had run out. */
export async function settleLetter(
  tx: Tx,
  { id, lease, attempts }: Letter,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  const own = and(eq(outbox.id, id), eq(outbox.lease, lease ?? ""));
  return updateRow(tx, outbox, own, { lease: null, leasedUntil: null, ...changes() });

  function changes() {
    const { state, reason = null } = outcome;
    if (state === "untried") return { attempts: attempts - 1 };
    if (state === "waiting")
      return { reason, dueAt: new Date(outcome.dueAt), attempts: outcome.attempts };
    return { state, reason, settledAt: new Date(now), sealed: null };
  }
}

/** Makes letters that wait for this reason due now. */
export async function wakeAlike(tx: Tx, reason: string, now: number): Promise<void> {
  const { state, dueAt } = outbox;
  const later = and(eq(state, "waiting"), gt(dueAt, new Date(now)), eq(outbox.reason, reason));
  const due = { dueAt: new Date(now) };
  await tx.update(outbox).set(due).where(later).run();
}

export async function findLetter(tx: Reader, handle: string) {
  return tx.select().from(outbox).where(eq(outbox.handle, handle)).get();
}

/** Milliseconds since 1970, over letters that no sender has leased. */
export async function nextDue(db: Reader, now: number): Promise<number | undefined> {
  const { state, dueAt, leasedUntil } = outbox;
  const free = or(isNull(leasedUntil), lte(leasedUntil, new Date(now)));
  const found = await db
    .select({ dueAt })
    .from(outbox)
    .where(and(eq(state, "waiting"), free, isNotHeld(now)))
    .orderBy(asc(dueAt))
    .limit(1)
    .get();
  return found?.dueAt.getTime();
}

export async function forgetLetters(db: Db, before: number): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.settledAt, new Date(before)))
    .orderBy(asc(outbox.settledAt))
    .limit(1_000);
  const gone = await db.write((tx) =>
    tx.delete(outbox).where(sql`${outbox.id} IN ${old}`).returning({ id: outbox.id }),
  );
  return gone.length;
}
