import { asc, eq, isNull } from "drizzle-orm";
import type { Db, Reader } from "../engines/database";
import { requestStates } from "../schema/desk";
import { doneRequests, prayerRequestSenders, prayerRequests } from "../schema/inbox";
import { putOnDesk } from "./arrivals.server";
import { setClosed } from "./states.server";

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
