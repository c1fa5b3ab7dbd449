import { and, asc, desc, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { countRows, updateRow } from "#db/engines/rows.server";
import {
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestNotes,
  requestReceipts,
  requestStates,
} from "#db/schema/requests";
import { sharedKeyToSeal } from "#db/seal/keys.server";
import { insertSealed } from "#db/seal/sealed-rows.server";
import { minute } from "#db/time";
import { type Danger, receiptLasts } from "./arrivals.server";
import { noteText } from "./notes.server";
import { openRequest } from "./request-page.server";
import {
  moveUp,
  type RequestState,
  senderOf,
  stateOf,
  unclaimed,
  updateRequest,
  urgentSince,
} from "./request-states.server";

export async function findReceipt(db: Db, tokenHash: string, now: number) {
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
  return {
    ...found,
    request: openRequest(db, found.request),
    notes: notes.map((note) => ({ ...note, text: noteText(db, note) })),
  };
}

/** Of an account, the latest first; without a hash where there is no page. */
export async function listSentRequests(db: Db, userId: number, limit: number) {
  const { tokenHash, expiresAt: endsAt } = requestReceipts;
  const found = await db
    .select({ request: prayerRequests, state: requestStates, tokenHash, endsAt })
    .from(prayerRequests)
    .innerJoin(requestStates, eq(requestStates.requestId, prayerRequests.id))
    .leftJoin(requestReceipts, eq(requestReceipts.requestId, prayerRequests.id))
    .where(eq(prayerRequests.userId, userId))
    .orderBy(desc(prayerRequests.id))
    .limit(limit)
    .all();
  return found.map((row) => ({ ...row, request: openRequest(db, row.request) }));
}

/** @returns whether there was one. */
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

/** @returns how many. */
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

/** Other requests of the same senders move up. */
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

async function ofToken(tx: Tx, tokenHash: string, now: number): Promise<RequestState | undefined> {
  const receipt = await tx.select().from(requestReceipts).where(isCurrent(tokenHash, now)).get();
  return receipt && stateOf(tx, receipt.requestId);
}

export const mostUpdates = 20;

type FromSender = { kind: "update" | "answer"; text: string } & Partial<Danger>;

/** @returns "full" at `mostUpdates`; undefined for no such page. */
export async function writeFromSender(
  db: Db,
  tokenHash: string,
  { kind, text, isUrgent = false, dangerKinds = "" }: FromSender,
  now: number,
): Promise<"saved" | "full" | undefined> {
  const key = await sharedKeyToSeal(db);
  return db.write(async (tx) => {
    const state = await ofToken(tx, tokenHash, now);
    if (!state) return undefined;
    const { requestId } = state;
    const own = and(
      eq(requestNotes.requestId, requestId),
      inArray(requestNotes.kind, ["update", "answer"]),
    );
    const lately = gt(requestNotes.writtenAt, new Date(now - minute));
    const same = and(own, eq(requestNotes.kind, kind), lately);
    const recent = await tx.select().from(requestNotes).where(same).all();
    if (recent.some((note) => noteText(db, note) === text)) return "saved";
    if ((await countRows(tx, requestNotes, own)) >= mostUpdates) return "full";
    const at = new Date(now);
    const row = { requestId, kind, text, writtenAt: at, releasedAt: at };
    await insertSealed(tx, key, requestNotes, "text", row);
    await noteNews(tx, state, { kind, isUrgent, dangerKinds }, now);
    return "saved";
  });
}

/** The kinds that stood there, and the new ones. */
const joined = ({ dangerKinds }: RequestState, more: string) =>
  [...new Set(`${dangerKinds ?? ""},${more}`.split(",").filter(Boolean))].join(",");

/** News reopens a closed request. Danger makes any request wait again: whoever has claimed it may be away. */
async function noteNews(
  tx: Tx,
  state: RequestState,
  { kind, isUrgent, dangerKinds }: Required<Omit<FromSender, "text">>,
  now: number,
) {
  const { requestId } = state;
  const opens = isUrgent || (kind === "update" && state.state === "closed");
  if (opens) await tx.delete(doneRequests).where(eq(doneRequests.requestId, requestId)).run();
  const news = {
    hasNews: true,
    ...(opens && unclaimed),
    ...(isUrgent && urgentSince(now, joined(state, dangerKinds))),
    ...(kind === "answer" && { answeredAt: new Date(now) }),
  };
  await updateRequest(tx, state, news, now);
  const receipt = eq(requestReceipts.requestId, requestId);
  await updateRow(tx, requestReceipts, receipt, { expiresAt: new Date(now + receiptLasts) });
}
