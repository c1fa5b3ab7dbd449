import { asc, count, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Reader } from "../engines/database";
import { users } from "../schema/accounts";
import { requestNotes, requestPrayers, requestStates } from "../schema/desk";
import { prayerRequestSenders, prayerRequests } from "../schema/inbox";

/** A request with all that the team has done for it; undefined where there is none. */
export async function getDeskRequest(db: Reader, id: number) {
  const found = await db
    .select({
      request: prayerRequests,
      state: requestStates,
      sender: { fullName: prayerRequestSenders.fullName, email: prayerRequestSenders.email },
      holder: users.username,
    })
    .from(prayerRequests)
    .innerJoin(requestStates, eq(requestStates.requestId, prayerRequests.id))
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(users, eq(users.id, requestStates.claimedBy))
    .where(eq(prayerRequests.id, id))
    .get();
  if (!found) return undefined;
  return { ...found, notes: await notesOf(db, id), prayers: await prayersFor(db, id) };
}

/** What was written to and about a request, the oldest first. */
function notesOf(db: Reader, id: number) {
  const looker = alias(users, "lookers");
  return db
    .select({ note: requestNotes, writer: users.username, looker: looker.username })
    .from(requestNotes)
    .leftJoin(users, eq(users.id, requestNotes.writtenBy))
    .leftJoin(looker, eq(looker.id, requestNotes.releasedBy))
    .where(eq(requestNotes.requestId, id))
    .orderBy(asc(requestNotes.writtenAt), asc(requestNotes.id))
    .all();
}

/** The last prayers for a request, the latest first. */
function prayersFor(db: Reader, id: number) {
  return db
    .select({ name: users.username, prayedAt: requestPrayers.prayedAt })
    .from(requestPrayers)
    .leftJoin(users, eq(users.id, requestPrayers.userId))
    .where(eq(requestPrayers.requestId, id))
    .orderBy(desc(requestPrayers.prayedAt), desc(requestPrayers.id))
    .limit(10)
    .all();
}

/** How many requests of the same sender are known. */
export async function countOfSender(db: Reader, email: string): Promise<number> {
  const same = eq(prayerRequestSenders.email, email);
  return (await db.select({ n: count() }).from(prayerRequestSenders).where(same).get())?.n ?? 0;
}
