import { and, count, desc, eq, gt, lt, lte } from "drizzle-orm";
import type { Db, Reader } from "../engines/database";
import { contactMessages, prayerRequests } from "../schema/inbox";
import { outbox } from "../schema/letters";
import { queueLetter } from "./outbox.server";

/** What came in a stretch of time: counts alone, for letters travel in the open. */
export type DigestCounts = { requests: number; privateRequests: number; messages: number };

/**
 * Orders the letter that tells the operator what came since the last one, once in a while.
 * @param pause milliseconds between two. @returns whether there was something to tell.
 */
export async function queueDigest(db: Db, pause: number, now: number): Promise<boolean> {
  const before = await lastDigest(db);
  if (before !== undefined && before > now - pause) return false;
  const { requests, messages } = await countNew(db, before ?? now - pause, now);
  if (requests + messages === 0) return false;
  // Of several instances that look at once, one writes.
  const key = `digest ${Math.floor(now / pause)}`;
  return db.write((tx) => queueLetter(tx, { kind: "digest", key }, now));
}

/** What a digest tells of: all since the one before it. @param first how far the first one looks back. */
export async function digestCounts(
  db: Reader,
  { id, createdAt }: { id: number; createdAt: Date },
  first: number,
): Promise<DigestCounts> {
  const since = (await lastDigest(db, id)) ?? createdAt.getTime() - first;
  return countNew(db, since, createdAt.getTime());
}

async function lastDigest(db: Reader, before?: number): Promise<number | undefined> {
  const digests = eq(outbox.kind, "digest");
  const found = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(before === undefined ? digests : and(digests, lt(outbox.id, before)))
    .orderBy(desc(outbox.id))
    .limit(1)
    .get();
  return found?.at.getTime();
}

async function countNew(db: Reader, since: number, until: number): Promise<DigestCounts> {
  const [from, to] = [new Date(since), new Date(until)];
  const { createdAt, isPrivate } = prayerRequests;
  const requested = and(gt(createdAt, from), lte(createdAt, to));
  const requests = db.select({ all: count() }).from(prayerRequests);
  const all = await requests.where(requested).get();
  const hidden = await db
    .select({ all: count() })
    .from(prayerRequests)
    .where(and(requested, eq(isPrivate, true)))
    .get();
  const messages = await db
    .select({ all: count() })
    .from(contactMessages)
    .where(and(gt(contactMessages.createdAt, from), lte(contactMessages.createdAt, to)))
    .get();
  return {
    requests: all?.all ?? 0,
    privateRequests: hidden?.all ?? 0,
    messages: messages?.all ?? 0,
  };
}
