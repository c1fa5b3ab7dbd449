import type { Reader, Tx } from "#db/engines/database";
import { hasId, type Id } from "#db/engines/paging.server";
import { prayerRequestSenders } from "#db/schema/requests";
import { day } from "#db/time";
import { takeFromBudgets } from "./letter-limits.server";
import { queueLetter } from "./outbox.server";
import { ownerOf } from "./plan-letters.server";
import { subscriptionByEmail } from "./subscription-letters.server";

/** Apart from the owner's own, so that strangers cannot use up the owner's letters. */
const ofAnybody = { burst: 5, gap: day / 5 };

export type ReceiptLetter = {
  sealed: string;
  key: string;
};

type Sent = ReceiptLetter & { requestId: number; email: string; userId?: number };

/** Only to an address that agreed to letters or has an account: anybody can type any address. */
export async function orderReceipt(
  tx: Tx,
  { requestId, email, userId, sealed, key }: Sent,
  now: number,
): Promise<void> {
  const owner = await ownerOf(tx, email);
  if (!owner && !(await isReader(tx, email))) return;
  const isOwn = owner !== undefined && owner.id === userId;
  if (!isOwn && !(await takeFromBudgets(tx, [{ key, ...ofAnybody }], now, 0))) return;
  const account = isOwn ? userId : undefined;
  await queueLetter(tx, { kind: "request-receipt", requestId, sealed, userId: account }, now);
}

/** Undefined where the address is no longer confirmed. */
export async function receiptAddress(db: Reader, requestId: Id): Promise<string | undefined> {
  const { requestId: of, email } = prayerRequestSenders;
  const sender = await db
    .select({ email })
    .from(prayerRequestSenders)
    .where(hasId(of, requestId))
    .get();
  if (!sender) return undefined;
  const isKnown = (await ownerOf(db, sender.email)) || (await isReader(db, sender.email));
  return isKnown ? sender.email : undefined;
}

async function isReader(db: Reader, email: string): Promise<boolean> {
  const entry = await subscriptionByEmail(db, email);
  return (entry?.isActive && entry.isConfirmed) ?? false;
}
