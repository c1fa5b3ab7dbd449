import { and, count, eq, gt, inArray } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { doneRequests, requestNotes, requestReceipts, requestStates } from "#db/schema/requests";
import { minute } from "../time";
import { receiptLasts } from "./arrivals.server";
import { ofToken } from "./receipts.server";
import { nextVersion, type RequestState, unclaimed, urgentSince } from "./states.server";

/** Updates that a sender may write to one request. */
export const mostUpdates = 20;

/** News of a request, or how it was answered; `isUrgent` where words of danger stand in it. */
type FromSender = { kind: "update" | "answer"; text: string; isUrgent?: boolean };

/**
 * Takes what a sender writes to their request: news of it, or how it was answered. The team sees it.
 * @returns "full" where there are as many as may be; undefined for no such page.
 */
export async function writeFromSender(
  db: Db,
  tokenHash: string,
  { kind, text, isUrgent = false }: FromSender,
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
    const again = and(same, gt(requestNotes.writtenAt, new Date(now - minute)));
    if (await tx.select().from(requestNotes).where(again).limit(1).get()) return "saved";
    const counted = await tx.select({ n: count() }).from(requestNotes).where(own).get();
    if ((counted?.n ?? 0) >= mostUpdates) return "full";
    const at = new Date(now);
    await tx
      .insert(requestNotes)
      .values({ requestId, kind, text, writtenAt: at, releasedAt: at })
      .run();
    await noteNews(tx, state, { kind, isUrgent }, now);
    return "saved";
  });
}

/**
 * News lets a closed request wait again; an answer closes the circle. Words of danger let it wait before
 * all others, whoever has it: they may be away.
 */
async function noteNews(
  tx: Tx,
  state: RequestState,
  { kind, isUrgent }: Required<Omit<FromSender, "text">>,
  now: number,
) {
  const { requestId } = state;
  const opens = isUrgent || (kind === "update" && state.state === "closed");
  if (opens) await tx.delete(doneRequests).where(eq(doneRequests.requestId, requestId)).run();
  await tx
    .update(requestStates)
    .set({
      ...nextVersion(state, now),
      hasNews: true,
      ...(opens && unclaimed),
      ...(isUrgent && urgentSince(now)),
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
