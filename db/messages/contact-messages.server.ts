import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { fingerprintOf, sameWithin } from "#db/engines/fingerprint.server";
import { contactMessages } from "#db/schema/messages";

export type ContactMessage = {
  userId?: number;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  message: string;
  /** A machine filled the field that nobody sees; saved all the same. */
  isSuspected: boolean;
  /** Words of danger stand in it; left out, it is looked through within the hour. */
  isUrgent?: boolean;
};

/** Messages that a machine seems to have sent, or the others. Danger is never left among the former. */
export function isListedAsSuspected(suspected: boolean) {
  const { isSuspected, isUrgent } = contactMessages;
  return suspected
    ? and(eq(isSuspected, true), or(isNull(isUrgent), eq(isUrgent, false)))
    : or(eq(isSuspected, false), eq(isUrgent, true));
}

/** Saves a message to the team; the same one within a minute is saved once. */
export async function addMessage(db: Db, message: ContactMessage, now: number): Promise<void> {
  const fingerprint = fingerprintOf(message);
  await db.write(async (tx) => {
    const same = and(
      eq(contactMessages.fingerprint, fingerprint),
      gt(contactMessages.createdAt, new Date(now - sameWithin)),
    );
    const found = tx.select({ id: contactMessages.id }).from(contactMessages).where(same);
    if (await found.get()) return;
    await tx
      .insert(contactMessages)
      .values({ ...message, fingerprint, createdAt: new Date(now) })
      .run();
  });
}
