import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { upsert } from "#db/engines/rows.server";
import { letterLimits } from "#db/schema/letters";
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
const strangerKinds = ["confirm-subscription", "confirm-plan", "confirm-address"] as const;

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
