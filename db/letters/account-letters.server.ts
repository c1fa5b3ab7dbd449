import { and, eq, gt, isNull, or } from "drizzle-orm";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import type { Id, Reader, Tx } from "#db/engines/database";
import { countRows, hasId } from "#db/engines/rows.server";
import { users } from "#db/schema/accounts";
import { outbox } from "#db/schema/letters";
import { day, hour } from "#db/time";
import { mayRepeat, queueLetter } from "./outbox.server";

const confirmPauses = { free: 1, first: day, longest: 15 * day };

export async function accountOf(db: Reader, userId: Id) {
  const account = await db.select().from(users).where(hasId(users.id, userId)).get();
  if (!account) return undefined;
  return { ...account, isConfirmed: (await confirmedAddress(db, account.id)) !== undefined };
}

/** @param key of the address's limit, undefined where no letters are sent. @returns whether it was ordered. */
export async function askAddress(tx: Tx, userId: number, key: string | undefined, now: number) {
  if (key === undefined || (await confirmedAddress(tx, userId))) return false;
  return askNewAddress(tx, userId, key, now);
}

/** For an account made in this transaction, whose address cannot be confirmed yet. */
export async function askNewAddress(tx: Tx, userId: number, key: string, now: number) {
  if (!(await mayRepeat(tx, [{ key, pauses: confirmPauses }], now))) return false;
  return queueLetter(tx, { kind: "confirm-address", userId }, now);
}

/** Only to a confirmed address; of a new sign-in at most one an hour. */
export async function notify(
  tx: Tx,
  kind: "new-sign-in" | "password-changed" | "factor-off",
  userId: number,
  now: number,
): Promise<void> {
  if (!(await confirmedAddress(tx, userId))) return;
  if (kind === "new-sign-in" && (await wasTold(tx, kind, userId, now - hour))) return;
  await queueLetter(tx, { kind, userId }, now);
}

async function wasTold(tx: Tx, kind: string, userId: number, since: number): Promise<boolean> {
  const isRecent = or(isNull(outbox.settledAt), gt(outbox.createdAt, new Date(since)));
  const own = and(eq(outbox.kind, kind), eq(outbox.userId, userId), isRecent);
  return (await countRows(tx, outbox, own)) > 0;
}
