import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { countRows, hasRow, upsert } from "#db/engines/rows.server";
import { claimLimits, messageNotes, requestPrayers, requestStates } from "#db/schema/requests";
import { day, week } from "#db/time";
import {
  ClaimLimitError,
  conflict,
  type Member,
  type RequestAction,
  type RequestState,
  requireRequest,
  requireUnchanged,
  setClosed,
  unclaimed,
  updateRequest,
  waitsAgain,
} from "./request-states.server";

/** Unless the person set another limit. */
const usualClaimLimit = 12;

export async function claimLimitOf(db: Reader, userId: number): Promise<number> {
  const own = eq(claimLimits.userId, userId);
  return (await db.select().from(claimLimits).where(own).get())?.requests ?? usualClaimLimit;
}

/** @throws ClaimLimitError */
async function requireCapacity(db: Reader, userId: number, now: number): Promise<void> {
  const { claimedBy, claimedAt } = requestStates;
  const today = and(eq(claimedBy, userId), gt(claimedAt, new Date(now - day)));
  if ((await countRows(db, requestStates, today)) >= (await claimLimitOf(db, userId)))
    throw new ClaimLimitError();
}

export async function setClaimLimit(db: Db, userId: number, requests: number): Promise<void> {
  await db.write((tx) => upsert(tx, claimLimits, { userId }, { requests }));
}

/** A week after the last activity; where there may be danger, a day. */
export async function releaseForgotten(db: Db, now: number): Promise<void> {
  const { state, claimedBy, lastActivityAt, isUrgent } = requestStates;
  const isIdle = (time: number) => lte(lastActivityAt, new Date(now - time));
  const isLeft = or(isNull(claimedBy), isIdle(week), and(eq(isUrgent, true), isIdle(day)));
  const forgotten = and(eq(state, "claimed"), isLeft);
  if (!(await hasRow(db, requestStates, forgotten))) return;
  await db.write((tx) => release(tx, isLeft, now));
}

type GivenBack = {
  /** Of danger the team is told anew. */
  now?: number;
  /** For a leader who becomes an intercessor. */
  leadersOnly?: boolean;
};

/** For somebody who leaves or is away. */
export async function giveBack(
  tx: Tx,
  userId: number,
  { now, leadersOnly = false }: GivenBack = {},
): Promise<void> {
  const { claimedBy, forLeaders } = requestStates;
  const own = and(eq(claimedBy, userId), leadersOnly ? eq(forLeaders, true) : undefined);
  await release(tx, own, now);
  await tx
    .update(messageNotes)
    .set({ claimedBy: null, version: sql`${messageNotes.version} + 1` })
    .where(eq(messageNotes.claimedBy, userId))
    .run();
}

async function release(tx: Tx, which: SQL | undefined, now?: number): Promise<void> {
  const { state, version, isUrgent, urgentAt } = requestStates;
  const toldAnew = sql`CASE WHEN ${isUrgent} = 1 THEN ${now} ELSE ${urgentAt} END`;
  await tx
    .update(requestStates)
    .set({
      ...unclaimed,
      version: sql`${version} + 1`,
      ...(now !== undefined && { urgentAt: toldAnew }),
    })
    .where(and(eq(state, "claimed"), which))
    .run();
}

/** Milliseconds in which a second prayer of the same person counts as the same. */
const samePrayer = 600_000;

/** @throws ConflictError where somebody else has it, ClaimLimitError */
export async function claimRequest(db: Db, action: RequestAction, now: number): Promise<void> {
  await db.write(async (tx) => {
    const isMine = (state: RequestState) =>
      state.state === "claimed" && state.claimedBy === action.userId;
    const state = await requireUnchanged(tx, action, isMine);
    if (!state) return;
    if (state.state !== "waiting") throw await conflict(tx, state, action);
    await requireCapacity(tx, action.userId, now);
    const claimed = {
      state: "claimed" as const,
      claimedBy: action.userId,
      claimedAt: new Date(now),
    };
    await updateRequest(tx, state, { ...claimed, hasNews: false }, now);
  });
}

export async function releaseRequest(db: Db, action: RequestAction, now: number): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ state }) => state === "waiting");
    if (state) await updateRequest(tx, state, waitsAgain(state, now), now);
  });
}

/** Whatever happened to the request meanwhile: a prayer is never too late. @throws RequestNotFoundError */
export async function notePrayed(
  db: Db,
  { requestId, ...member }: Member & { requestId: number },
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireRequest(tx, requestId, member);
    const { userId, prayedAt, requestId: prayedFor } = requestPrayers;
    const same = and(
      eq(prayedFor, requestId),
      eq(userId, member.userId),
      gt(prayedAt, new Date(now - samePrayer)),
    );
    if (await hasRow(tx, requestPrayers, same)) return;
    const prayed = { requestId, userId: member.userId, prayedAt: new Date(now) };
    await tx.insert(requestPrayers).values(prayed).run();
    const { version, prayedTimes } = state;
    // At the same version: a prayer is in nobody's way.
    const values = { version, prayedTimes: prayedTimes + 1, lastPrayedAt: new Date(now) };
    await updateRequest(tx, state, { ...values, hasNews: false }, now);
  });
}

export async function closeRequest(db: Db, action: RequestAction, now: number): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ state }) => state === "closed");
    if (state) await setClosed(tx, action.requestId, new Date(now));
  });
}

/** Takes back a wrong mark of danger for good: only what is written later marks again. */
export async function calmRequest(db: Db, action: RequestAction, now: number): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ isUrgent }) => !isUrgent);
    if (!state) return;
    const calm = { isUrgent: false, urgentAt: null, dangerKinds: "" };
    const by = { calmedAt: new Date(now), calmedBy: action.userId };
    await updateRequest(tx, state, { ...calm, ...by }, now);
  });
}

export async function reopenRequest(db: Db, action: RequestAction): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ state }) => state !== "closed");
    if (state) await setClosed(tx, action.requestId, undefined);
  });
}
