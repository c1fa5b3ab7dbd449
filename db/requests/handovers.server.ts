import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { prayerRequests, requestNotes } from "#db/schema/requests";
import { PrivateRequestError } from "./errors.server";
import { addNote } from "./notes.server";
import { type RequestAction, requireUnchanged, updateRequest } from "./request-access.server";
import { stateOf, unclaimed } from "./states.server";

/**
 * Hands a request to the leaders: from then on they alone read it. A leader who has one that is theirs
 * already leaves it to the other leaders.
 * @param why for them.
 */
export async function handToLeaders(
  db: Db,
  action: RequestAction,
  why: string | undefined,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    if (await hasHandedOn(tx, action)) return;
    const state = await requireUnchanged(
      tx,
      action,
      ({ forLeaders, claimedBy }) => forLeaders && claimedBy !== action.userId,
    );
    if (!state) return;
    const handedAt = state.forLeaders ? state.handedAt : new Date(now);
    await updateRequest(tx, state, { ...unclaimed, forLeaders: true, handedAt }, now);
    const text = why ?? "Handed to the leaders.";
    await addNote(tx, action, { kind: "handover", text }, now);
  });
}

/** Whether an intercessor handed it on just now, and only sends that again: they may read it no longer. */
async function hasHandedOn(tx: Tx, { requestId, userId, isLeader }: RequestAction) {
  const state = isLeader ? undefined : await stateOf(tx, requestId);
  if (!state?.forLeaders) return false;
  const { kind, writtenBy, writtenAt } = requestNotes;
  const own = and(
    eq(requestNotes.requestId, requestId),
    eq(kind, "handover"),
    eq(writtenBy, userId),
    eq(writtenAt, state.handedAt ?? new Date(0)),
  );
  return (await tx.select().from(requestNotes).where(own).limit(1).get()) !== undefined;
}

/**
 * Takes a handover back: the whole team reads the request again, but not what was written to the leaders.
 * That it came back, and by whom, stands in its story.
 * @param word to the team. @throws PrivateRequestError where its sender wants it read by leaders alone.
 */
export async function returnToTeam(
  db: Db,
  action: RequestAction,
  word: string | undefined,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const state = await requireUnchanged(tx, action, ({ forLeaders }) => !forLeaders);
    if (!state) return;
    const asked = await tx
      .select({ isPrivate: prayerRequests.isPrivate })
      .from(prayerRequests)
      .where(eq(prayerRequests.id, action.requestId))
      .get();
    if (asked?.isPrivate !== false) throw new PrivateRequestError();
    await updateRequest(tx, state, { ...unclaimed, forLeaders: false, handedAt: null }, now);
    const text = word ?? "The whole team can pray for it again.";
    await addNote(tx, action, { kind: "handover", text, isForTeam: true }, now);
  });
}
