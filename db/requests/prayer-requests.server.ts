import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { fingerprintOf, sameWithin } from "#db/engines/fingerprint.server";
import { orderReceipt, type ReceiptLetter } from "#db/letters/receipt-letters.server";
import { prayerRequestSenders, prayerRequests } from "#db/schema/requests";
import { type Arrival, putOnDesk } from "./arrivals.server";

export type PrayerRequest = {
  userId?: number;
  fullName: string;
  email: string;
  content: string;
  isPrivate: boolean;
  /** A machine filled the field that nobody sees; saved all the same, a prayer is never dropped. */
  isSuspected: boolean;
};

/**
 * Saves a prayer request with its sender, on the team's desk; the same one within a minute is saved once.
 * @returns whether it is new: of one that was there before, nobody is given another private page.
 */
export async function addRequest(
  db: Db,
  request: PrayerRequest,
  now: number,
  { receiptLetter, ...arrival }: Arrival & { receiptLetter?: ReceiptLetter } = {},
): Promise<boolean> {
  const fingerprint = fingerprintOf(request);
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
    const { id } = await tx
      .insert(prayerRequests)
      .values({ userId, content, isPrivate, createdAt })
      .returning({ id: prayerRequests.id })
      .get();
    await tx
      .insert(prayerRequestSenders)
      .values({ requestId: id, fullName, email, isSuspected, fingerprint })
      .run();
    await putOnDesk(tx, {
      id,
      userId: userId ?? null,
      email,
      isPrivate,
      isSuspected,
      createdAt,
      ...arrival,
    });
    if (receiptLetter && !isSuspected)
      await orderReceipt(tx, { requestId: id, email, userId, ...receiptLetter }, now);
    return true;
  });
}
