import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { requestPrayers, requestStates } from "#db/schema/requests";
import { requireCapacity } from "./claim-limits.server";
import {
  conflict,
  type Member,
  type RequestAction,
  requireRequest,
  requireUnchanged,
  updateRequest,
} from "./request-access.server";
import { nextVersion, type RequestState, setClosed, unclaimed } from "./states.server";

/** Milliseconds in which the same person's prayer for the same request is one. */
const samePrayer = 600_000;

/**
 * Takes a request on oneself.
 * @throws ConflictError where somebody else did, ClaimLimitError where it is enough for a day.
 */
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

/** Gives a request back to all. */
export async function releaseRequest(db: Db, action: RequestAction, now: number): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ state }) => state === "waiting");
    if (state) await updateRequest(tx, state, unclaimed, now);
  });
}

/**
 * Notes that somebody prayed. Whatever happened to the request meanwhile: a prayer is never too late.
 * @throws RequestNotFoundError
 */
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
    if (await tx.select().from(requestPrayers).where(same).limit(1).get()) return;
    const prayed = { requestId, userId: member.userId, prayedAt: new Date(now) };
    await tx.insert(requestPrayers).values(prayed).run();
    const { version, ...action } = nextVersion(state, now);
    const times = { prayedTimes: state.prayedTimes + 1, lastPrayedAt: new Date(now) };
    await tx
      .update(requestStates)
      .set({ ...action, ...times, hasNews: false })
      .where(eq(requestStates.requestId, requestId))
      .run();
  });
}

export async function closeRequest(db: Db, action: RequestAction, now: number): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ state }) => state === "closed");
    if (state) await setClosed(tx, action.requestId, new Date(now));
  });
}

/** Lets a closed request wait again. */
export async function reopenRequest(db: Db, action: RequestAction): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ state }) => state !== "closed");
    if (state) await setClosed(tx, action.requestId, undefined);
  });
}
