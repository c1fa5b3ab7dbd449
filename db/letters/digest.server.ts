import { and, count, desc, eq, gt, lt, lte } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { outbox } from "#db/schema/letters";
import { contactMessages } from "#db/schema/messages";
import { prayerRequests, requestStates } from "#db/schema/requests";
import { queueLetter } from "./outbox.server";
import { dangerPause } from "./team-letters.server";

/** What came in a stretch of time: counts alone, for letters travel in the open. */
export type DigestCounts = {
  requests: number;
  privateRequests: number;
  messages: number;
  /** Requests and messages with words of danger. */
  danger: number;
};

/**
 * Orders the letters that tell the operators what came since the last ones, once in a while; of danger
 * sooner.
 * @param pause milliseconds between two. @param copies how many addresses are told.
 * @returns whether there was something to tell.
 */
export async function queueDigest(
  db: Db,
  { pause, copies }: { pause: number; copies: number },
  now: number,
): Promise<boolean> {
  const before = await lastDigest(db);
  if (before !== undefined && before > now - dangerPause) return false;
  const { requests, messages, danger } = await countNew(db, before ?? now - pause, now);
  const isEarly = before !== undefined && before > now - pause;
  if (danger + (isEarly ? 0 : requests + messages) === 0) return false;
  // Of several instances that look at once, one writes.
  const key = `digest ${Math.floor(now / dangerPause)}`;
  return db.write(async (tx) => {
    let isNew = false;
    for (let copy = 0; copy < copies; copy += 1) {
      const letter = { kind: "digest", key: `${key} ${copy}`, item: String(copy) } as const;
      isNew = (await queueLetter(tx, letter, now)) || isNew;
    }
    return isNew;
  });
}

/** What a digest tells of: all since the one before it. @param first how far the first one looks back. */
export async function digestCounts(
  db: Reader,
  { createdAt }: { createdAt: Date },
  first: number,
): Promise<DigestCounts> {
  const since = (await lastDigest(db, createdAt)) ?? createdAt.getTime() - first;
  return countNew(db, since, createdAt.getTime());
}

async function lastDigest(db: Reader, before?: Date): Promise<number | undefined> {
  const digests = eq(outbox.kind, "digest");
  const found = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(before === undefined ? digests : and(digests, lt(outbox.createdAt, before)))
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
  const arrived = and(gt(contactMessages.createdAt, from), lte(contactMessages.createdAt, to));
  const messages = await db.select({ all: count() }).from(contactMessages).where(arrived).get();
  const { urgentAt } = requestStates;
  const urgent = await db
    .select({ all: count() })
    .from(requestStates)
    .where(and(gt(urgentAt, from), lte(urgentAt, to)))
    .get();
  const urgentMessages = await db
    .select({ all: count() })
    .from(contactMessages)
    .where(and(arrived, eq(contactMessages.isUrgent, true)))
    .get();
  return {
    requests: all?.all ?? 0,
    privateRequests: hidden?.all ?? 0,
    messages: messages?.all ?? 0,
    danger: (urgent?.all ?? 0) + (urgentMessages?.all ?? 0),
  };
}
