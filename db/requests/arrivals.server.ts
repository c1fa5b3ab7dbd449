import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db, Reader, Tx } from "#db/engines/database";
import { fingerprintOf, sameWithin } from "#db/engines/fingerprint.server";
import { insertNew, updateRow } from "#db/engines/rows.server";
import { orderReceipt, type ReceiptLetter } from "#db/letters/notices.server";
import {
  contactMessages,
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestNotes,
  requestReceipts,
  requestStates,
} from "#db/schema/requests";
import { sharedKey, sharedKeyToSeal } from "#db/seal/keys.server";
import { open } from "#db/seal/seal.server";
import { insertSealed } from "#db/seal/sealed-rows.server";
import { day } from "#db/time";
import { roomFor, setClosed, unclaimed, updateRequest, urgentSince } from "./request-states.server";

type PrayerRequest = {
  userId?: number;
  fullName: string;
  email: string;
  content: string;
  isPrivate: boolean;
  /** The honeypot field was filled; saved all the same, no prayer is dropped. */
  isSuspected: boolean;
};

/** The same request within a minute is saved once. @returns whether it is new: a repeat gets no receipt. */
export async function addRequest(
  db: Db,
  request: PrayerRequest,
  now: number,
  { receiptLetter, ...arrival }: Arrival & { receiptLetter?: ReceiptLetter } = {},
): Promise<boolean> {
  const [fingerprint, key] = [fingerprintOf(db, request), await sharedKeyToSeal(db)];
  const { userId, content, isPrivate, fullName, email, isSuspected } = request;
  const createdAt = new Date(now);
  return db.write(async (tx) => {
    const same = and(
      eq(prayerRequestSenders.fingerprint, fingerprint),
      gt(prayerRequests.createdAt, new Date(now - sameWithin)),
    );
    const twin = await tx
      .select({ id: prayerRequests.id })
      .from(prayerRequests)
      .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
      .where(same)
      .get();
    if (twin) return false;
    const row = { userId, content, isPrivate, createdAt };
    const id = await insertSealed(tx, key, prayerRequests, "content", row);
    await tx
      .insert(prayerRequestSenders)
      .values({ requestId: id, fullName, email, isSuspected, fingerprint })
      .run();
    await putOnDesk(tx, { ...request, ...arrival, id, userId: userId ?? null, createdAt });
    if (receiptLetter && !isSuspected)
      await orderReceipt(tx, { requestId: id, email, userId, ...receiptLetter }, now);
    return true;
  });
}

/** What is stored of a text that was looked through. */
export type Danger = { isUrgent: boolean; dangerKinds: string };

/** For requests saved by a version without a desk, which may still run beside this one. @returns how many. */
export async function adoptRequests(db: Db, dangerIn: (words: string) => Danger): Promise<number> {
  let adopted = 0;
  // Usually there is none, and nothing is written.
  while ((await missingRequests(db, 1)).length > 0) {
    adopted += await db.write(async (tx) => {
      const missing = await missingRequests(tx, 100);
      for (const { request, sender, done } of missing) {
        const { email, isSuspected = false } = sender ?? {};
        const { id, content } = request;
        const danger = dangerIn(open(sharedKey(db), prayerRequests.content, [id], content));
        await putOnDesk(tx, { ...request, email, isSuspected, ...danger });
        if (done) await setClosed(tx, request.id, done.doneAt);
      }
      return missing.length;
    });
  }
  return adopted;
}

/** For what another version saved without looking for danger. A mark that stands is not removed. */
export async function lookThrough(db: Db, dangerIn: (words: string) => Danger, now: number) {
  while (await lookThroughMessages(db, dangerIn));
  while (await lookThroughRequests(db, dangerIn, now));
  for (const { state, text } of await calmNews(db)) {
    const { isUrgent, dangerKinds } = dangerIn(text);
    if (!isUrgent) continue;
    const values = { ...unclaimed, ...urgentSince(now, dangerKinds) };
    await db.write((tx) => updateRequest(tx, state, values, now));
  }
}

/** In the place of a fingerprint; sorts before all of them. */
const forgotten = "-".repeat(43);

/** Within a minute they tell a form that was sent twice, and then nothing that anybody needs. */
export async function forgetFingerprints(db: Db, now: number): Promise<void> {
  const before = new Date(now - sameWithin);
  const { id, createdAt } = prayerRequests;
  const { requestId } = prayerRequestSenders;
  const old = db.select({ id }).from(prayerRequests).where(lte(createdAt, before));
  await forgetIn(db, prayerRequestSenders, requestId, inArray(requestId, old));
  const isOld = lte(contactMessages.createdAt, before);
  await forgetIn(db, contactMessages, contactMessages.id, isOld);
}

async function forgetIn(
  db: Db,
  table: typeof prayerRequestSenders | typeof contactMessages,
  number: SQLiteColumn,
  isOld: SQL,
): Promise<void> {
  const known = and(gt(table.fingerprint, forgotten), isOld);
  for (let more = true; more; ) {
    const found = await db.select({ number }).from(table).where(known).limit(200).all();
    const these = inArray(
      number,
      found.map((row) => row.number),
    );
    more = found.length > 0;
    if (more)
      await db.write((tx) => tx.update(table).set({ fingerprint: forgotten }).where(these).run());
  }
}

/** In slices. @returns whether there were any. */
async function lookThroughMessages(db: Db, dangerIn: (words: string) => Danger) {
  const { id, message, isUrgent, dangerKinds: known } = contactMessages;
  const unread = await db
    .select({ id, message, isUrgent })
    .from(contactMessages)
    .where(isNull(known))
    .limit(200)
    .all();
  if (unread.length === 0) return false;
  await db.write(async (tx) => {
    for (const found of unread) {
      const words = open(sharedKey(db), message, [found.id], found.message);
      const { isUrgent, dangerKinds } = dangerIn(words);
      const seen = { isUrgent: isUrgent || found.isUrgent === true, dangerKinds };
      await updateRow(tx, contactMessages, and(eq(id, found.id), isNull(known)), seen);
    }
  });
  return true;
}

/** In slices; what is closed stays closed. @returns whether there were any. */
async function lookThroughRequests(db: Db, dangerIn: (words: string) => Danger, now: number) {
  const { requestId, dangerKinds: known } = requestStates;
  const unread = await db
    .select({ state: requestStates, content: prayerRequests.content })
    .from(requestStates)
    .innerJoin(prayerRequests, eq(prayerRequests.id, requestId))
    .where(isNull(known))
    .limit(200)
    .all();
  if (unread.length === 0) return false;
  await db.write(async (tx) => {
    for (const { state, content } of unread) {
      const words = open(sharedKey(db), prayerRequests.content, [state.requestId], content);
      const { isUrgent, dangerKinds } = dangerIn(words);
      const isNew = isUrgent && !state.isUrgent && state.state !== "closed";
      const marked = state.isUrgent || isNew;
      await updateRow(tx, requestStates, and(eq(requestId, state.requestId), isNull(known)), {
        dangerKinds: marked ? dangerKinds : "",
        ...(marked && state.queue === "suspected" && { queue: "main" as const }),
        ...(isNew && { ...unclaimed, ...urgentSince(now, dangerKinds) }),
      });
    }
  });
  return true;
}

/** Not what was there when a mark was taken back. */
async function calmNews(db: Db) {
  const { requestId, hasNews, isUrgent, calmedAt } = requestStates;
  const { id, text } = requestNotes;
  const found = await db
    .select({ state: requestStates, id, text })
    .from(requestStates)
    .innerJoin(requestNotes, eq(requestNotes.requestId, requestId))
    .where(
      and(
        eq(hasNews, true),
        eq(isUrgent, false),
        inArray(requestNotes.kind, ["update", "answer"]),
        or(isNull(calmedAt), gt(requestNotes.writtenAt, calmedAt)),
      ),
    )
    .all();
  return found.map((note) => ({ ...note, text: open(sharedKey(db), text, [note.id], note.text) }));
}

function missingRequests(db: Reader, most: number) {
  return db
    .select({ request: prayerRequests, sender: prayerRequestSenders, done: doneRequests })
    .from(prayerRequests)
    .leftJoin(requestStates, eq(requestStates.requestId, prayerRequests.id))
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .where(isNull(requestStates.requestId))
    .orderBy(asc(prayerRequests.id))
    .limit(most)
    .all();
}

/** Milliseconds since the last action: a year. */
export const receiptLasts = 365 * day;

export type Arrival = Partial<Danger> & {
  /** Days since the last action; undefined for good. */
  retentionDays?: number;
  receiptHash?: string;
};

type Arrived = Arrival & {
  id: number;
  userId: number | null;
  email?: string;
  isPrivate: boolean;
  isSuspected: boolean;
  createdAt: Date;
};

/** Words of danger come first, even from a suspected sender; many of one sender's do not bury others'. */
async function putOnDesk(tx: Tx, request: Arrived): Promise<void> {
  const { id: requestId, userId, email, isPrivate, isSuspected, createdAt } = request;
  const { isUrgent = false, dangerKinds, retentionDays, receiptHash } = request;
  const sender = email === undefined ? undefined : { userId, email };
  const repeats = sender && (await roomFor(tx, sender, isUrgent)) <= 0;
  const queue = isSuspected && !isUrgent ? "suspected" : repeats ? "repeated" : "main";
  await insertNew(tx, requestStates, {
    requestId,
    queue,
    forLeaders: isPrivate,
    isUrgent,
    urgentAt: isUrgent ? createdAt : null,
    dangerKinds,
    receivedAt: createdAt,
    lastActivityAt: createdAt,
    ...(retentionDays && {
      retentionDays,
      expiresAt: new Date(createdAt.getTime() + retentionDays * day),
    }),
  });
  if (receiptHash === undefined) return;
  const expiresAt = new Date(createdAt.getTime() + receiptLasts);
  await tx.insert(requestReceipts).values({ requestId, tokenHash: receiptHash, expiresAt }).run();
}
