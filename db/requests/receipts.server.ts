import { and, asc, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import {
  prayerRequestSenders,
  prayerRequests,
  requestNotes,
  requestReceipts,
  requestStates,
} from "#db/schema/requests";
import { moveUp, senderOf } from "./arrivals.server";
import { type RequestState, stateOf } from "./states.server";

/** The request of a private page, as its sender sees it; undefined for no such page. */
export async function findReceipt(db: Reader, tokenHash: string, now: number) {
  const found = await db
    .select({
      request: prayerRequests,
      state: requestStates,
      fullName: prayerRequestSenders.fullName,
      endsAt: requestReceipts.expiresAt,
    })
    .from(requestReceipts)
    .innerJoin(prayerRequests, eq(prayerRequests.id, requestReceipts.requestId))
    .innerJoin(requestStates, eq(requestStates.requestId, requestReceipts.requestId))
    .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, requestReceipts.requestId))
    .where(isCurrent(tokenHash, now))
    .get();
  if (!found) return undefined;
  const { id } = found.request;
  const { kind, text, releasedAt } = requestNotes;
  const notes = await db
    .select({ id: requestNotes.id, kind, text, at: releasedAt })
    .from(requestNotes)
    .where(and(eq(requestNotes.requestId, id), isNotNull(releasedAt)))
    .orderBy(asc(releasedAt), asc(requestNotes.id))
    .all();
  return { ...found, notes };
}

/** Erases a request at once, with all that belongs to it. @returns whether there was one. */
export async function withdrawRequest(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const gone = await db.write(async (tx) => {
    const state = await ofToken(tx, tokenHash, now);
    if (!state) return false;
    await eraseRequests(tx, [state.requestId]);
    return true;
  });
  if (gone) db.forgetDeleted(true);
  return gone;
}

/** Erases what was to be kept so long only, as its senders were told. @returns how many. */
export async function eraseExpired(db: Db, now: number): Promise<number> {
  const overIn = (reader: Reader) =>
    reader
      .select({ requestId: requestStates.requestId })
      .from(requestStates)
      .where(lte(requestStates.expiresAt, new Date(now)));
  if ((await overIn(db).limit(1).all()).length === 0) return 0;
  const gone = await db.write(async (tx) => {
    const ids = (await overIn(tx).all()).map(({ requestId }) => requestId);
    await eraseRequests(tx, ids);
    return ids.length;
  });
  if (gone > 0) db.forgetDeleted(true);
  return gone;
}

/** Erases requests; what their senders sent beside them moves up. */
async function eraseRequests(tx: Tx, ids: number[]): Promise<void> {
  const senders = new Map<string, Awaited<ReturnType<typeof senderOf>>>();
  for (const id of ids) {
    const sender = await senderOf(tx, id);
    if (sender) senders.set(`${sender.userId} ${sender.email}`, sender);
  }
  await tx.delete(prayerRequests).where(inArray(prayerRequests.id, ids)).run();
  for (const sender of senders.values()) await moveUp(tx, sender);
}

const isCurrent = (tokenHash: string, now: number) =>
  and(eq(requestReceipts.tokenHash, tokenHash), gt(requestReceipts.expiresAt, new Date(now)));

export async function ofToken(
  tx: Tx,
  tokenHash: string,
  now: number,
): Promise<RequestState | undefined> {
  const receipt = await tx.select().from(requestReceipts).where(isCurrent(tokenHash, now)).get();
  return receipt && stateOf(tx, receipt.requestId);
}
