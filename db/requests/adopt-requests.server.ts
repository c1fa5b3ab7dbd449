import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { contactMessages } from "#db/schema/messages";
import {
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestNotes,
  requestStates,
} from "#db/schema/requests";
import { putOnDesk } from "./arrivals.server";
import { nextVersion, setClosed, unclaimed, urgentSince } from "./states.server";

/**
 * Puts on the desk what another program saved without: one from before the desk, or an older instance
 * beside this one. @returns how many.
 */
export async function adoptRequests(db: Db, isUrgent: (words: string) => boolean): Promise<number> {
  let adopted = 0;
  // Mostly there is none, and nothing is written.
  while ((await missingRequests(db, 1)).length > 0) {
    adopted += await db.write(async (tx) => {
      const missing = await missingRequests(tx, 100);
      for (const { request, sender, done } of missing) {
        const { email, isSuspected = false } = sender ?? {};
        const words = { isUrgent: isUrgent(request.content) };
        await putOnDesk(tx, { ...request, email, isSuspected, ...words });
        if (done) await setClosed(tx, request.id, done.doneAt);
      }
      return missing.length;
    });
  }
  return adopted;
}

/** Looks for danger in messages and in news of requests that another program saved without looking. */
export async function lookThrough(
  db: Db,
  isUrgent: (words: string) => boolean,
  now: number,
): Promise<void> {
  while (await lookThroughMessages(db, isUrgent));
  const urgentElsewhere = and(eq(requestStates.isUrgent, true), ne(requestStates.queue, "main"));
  if (await db.select().from(requestStates).where(urgentElsewhere).limit(1).get())
    await db.write((tx) =>
      tx.update(requestStates).set({ queue: "main" }).where(urgentElsewhere).run(),
    );
  for (const { state, text } of await calmNews(db)) {
    if (!isUrgent(text)) continue;
    const set = { ...nextVersion(state, now), ...unclaimed, ...urgentSince(now) };
    const only = eq(requestStates.requestId, state.requestId);
    await db.write((tx) => tx.update(requestStates).set(set).where(only).run());
  }
}

/** Some messages at a time. @returns whether there were any. */
async function lookThroughMessages(db: Db, isUrgent: (words: string) => boolean) {
  const { id, message, isUrgent: known } = contactMessages;
  const unread = await db
    .select({ id, message })
    .from(contactMessages)
    .where(isNull(known))
    .limit(200)
    .all();
  if (unread.length === 0) return false;
  await db.write(async (tx) => {
    for (const found of unread)
      await tx
        .update(contactMessages)
        .set({ isUrgent: isUrgent(found.message) })
        .where(eq(id, found.id))
        .run();
  });
  return true;
}

/** What senders wrote since the team last did something, where no danger is known. */
function calmNews(db: Reader) {
  const { requestId, hasNews, isUrgent } = requestStates;
  return db
    .select({ state: requestStates, text: requestNotes.text })
    .from(requestStates)
    .innerJoin(requestNotes, eq(requestNotes.requestId, requestId))
    .where(
      and(eq(hasNews, true), eq(isUrgent, false), inArray(requestNotes.kind, ["update", "answer"])),
    )
    .all();
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
