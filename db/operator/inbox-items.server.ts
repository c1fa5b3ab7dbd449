import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { setClosed } from "#db/requests/states.server";
import { contactMessages, doneMessages } from "#db/schema/messages";
import { prayerRequests } from "#db/schema/requests";
import { findMessages, findRequests, type InboxItem } from "./select-inbox-items.server";

/** The message or request of an id, or undefined. */
export async function getInboxItem(db: Db, id: string): Promise<InboxItem | undefined> {
  const { kind, number } = readId(id);
  const found =
    kind === "message"
      ? findMessages(db, { where: eq(contactMessages.id, number) })
      : findRequests(db, { where: eq(prayerRequests.id, number) });
  return (await found)[0];
}

/** Marks a message or request as dealt with, or takes that back. @returns whether there is one. */
export async function markDone(db: Db, id: string, doneAt: Date | undefined): Promise<boolean> {
  const { kind, number } = readId(id);
  if ((await getInboxItem(db, id)) === undefined) return false;
  await db.write((tx) =>
    kind === "message" ? markMessage(tx, number, doneAt) : setClosed(tx, number, doneAt),
  );
  return true;
}

async function markMessage(tx: Tx, messageId: number, doneAt: Date | undefined): Promise<void> {
  if (!doneAt) await tx.delete(doneMessages).where(eq(doneMessages.messageId, messageId));
  else await tx.insert(doneMessages).values({ messageId, doneAt }).onConflictDoNothing();
}

function readId(id: string): { kind: InboxItem["kind"]; number: number } {
  return { kind: id.startsWith("r") ? "request" : "message", number: Number(id.slice(1)) };
}
