import { and, asc, count, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { requestNotes, requestReceipts, requestStates } from "../schema/desk";
import { doneRequests, prayerRequestSenders, prayerRequests } from "../schema/inbox";
import { moveUp, nextVersion, type RequestState, receiptLasts, stateOf } from "./states.server";

/** Updates that a sender may write to one request. */
export const mostUpdates = 20;

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

/**
 * Takes what a sender writes to their request: news of it, or how it was answered. The team sees it.
 * @returns "full" where there are as many as may be; undefined for no such page.
 */
export async function writeFromSender(
  db: Db,
  tokenHash: string,
  { kind, text }: { kind: "update" | "answer"; text: string },
  now: number,
): Promise<"saved" | "full" | undefined> {
  return db.write(async (tx) => {
    const state = await ofToken(tx, tokenHash, now);
    if (!state) return undefined;
    const { requestId } = state;
    const own = and(
      eq(requestNotes.requestId, requestId),
      inArray(requestNotes.kind, ["update", "answer"]),
    );
    const same = and(own, eq(requestNotes.kind, kind), eq(requestNotes.text, text));
    const again = and(same, gt(requestNotes.writtenAt, new Date(now - 60_000)));
    if (await tx.select().from(requestNotes).where(again).limit(1).get()) return "saved";
    const counted = await tx.select({ n: count() }).from(requestNotes).where(own).get();
    if ((counted?.n ?? 0) >= mostUpdates) return "full";
    const at = new Date(now);
    await tx
      .insert(requestNotes)
      .values({ requestId, kind, text, writtenAt: at, releasedAt: at })
      .run();
    await noteNews(tx, state, kind, now);
    return "saved";
  });
}

/** Erases a request at once, with all that belongs to it. @returns whether there was one. */
export async function withdrawRequest(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const gone = await db.write(async (tx) => {
    const state = await ofToken(tx, tokenHash, now);
    if (!state) return false;
    if (state.queue === "main" && state.state !== "closed") await moveUp(tx, state.requestId);
    await tx.delete(prayerRequests).where(eq(prayerRequests.id, state.requestId)).run();
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
    const erased = await tx
      .delete(prayerRequests)
      .where(inArray(prayerRequests.id, overIn(tx)))
      .returning({ id: prayerRequests.id })
      .all();
    return erased.length;
  });
  if (gone > 0) db.forgetDeleted(true);
  return gone;
}

const isCurrent = (tokenHash: string, now: number) =>
  and(eq(requestReceipts.tokenHash, tokenHash), gt(requestReceipts.expiresAt, new Date(now)));

async function ofToken(tx: Tx, tokenHash: string, now: number): Promise<RequestState | undefined> {
  const receipt = await tx.select().from(requestReceipts).where(isCurrent(tokenHash, now)).get();
  return receipt && stateOf(tx, receipt.requestId);
}

/** News lets a closed request wait again; an answer closes the circle. */
async function noteNews(tx: Tx, state: RequestState, kind: "update" | "answer", now: number) {
  const { requestId } = state;
  const opens = kind === "update" && state.state === "closed";
  if (opens) await tx.delete(doneRequests).where(eq(doneRequests.requestId, requestId)).run();
  await tx
    .update(requestStates)
    .set({
      ...nextVersion(state, now),
      hasNews: true,
      ...(opens && { state: "waiting" as const, claimedBy: null, claimedAt: null }),
      ...(kind === "answer" && { answeredAt: new Date(now) }),
    })
    .where(eq(requestStates.requestId, requestId))
    .run();
  const expiresAt = new Date(now + receiptLasts);
  await tx
    .update(requestReceipts)
    .set({ expiresAt })
    .where(eq(requestReceipts.requestId, requestId))
    .run();
}
