import { and, asc, count, desc, eq, isNotNull, isNull, min, sql } from "drizzle-orm";
import type { Db, Reader } from "../engines/database";
import type { PageRange } from "../engines/paging.server";
import { wordsIn } from "../engines/words-in.server";
import { isListedAsSuspected } from "../inbox/contact-messages.server";
import { users } from "../schema/accounts";
import { messageNotes } from "../schema/desk";
import { contactMessages, doneMessages } from "../schema/inbox";
import { ConflictError, RequestNotFoundError } from "./errors.server";

export const messageLists = ["waiting", "suspected", "done"] as const;

export type MessageList = (typeof messageLists)[number];

/** A message as the leaders read it, with what they noted. */
export type DeskMessage = Awaited<ReturnType<typeof select>>[number];

/** A page of the messages, the oldest first, or the latest of those that are done. */
export async function listMessages(
  db: Reader,
  wanted: { list: MessageList; words?: string },
  range: PageRange,
): Promise<{ messages: DeskMessage[]; count: number }> {
  const where = conditionOf(wanted);
  const messages = await select(db, where, range, wanted.list === "done");
  const counted = await db
    .select({ n: count() })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(where)
    .get();
  return { messages, count: counted?.n ?? 0 };
}

/** How many messages wait, how many of them with words of danger, and since when the oldest does. */
export async function countMessages(db: Reader) {
  const counted = await db
    .select({
      count: count(),
      danger: sql<number>`count(CASE WHEN ${contactMessages.isUrgent} = 1 THEN 1 END)`,
      oldest: min(contactMessages.createdAt),
    })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(conditionOf({ list: "waiting" }))
    .get();
  const { count: all = 0, danger = 0, oldest } = counted ?? {};
  return { count: all, danger, oldest: oldest ?? undefined };
}

export async function getMessage(db: Reader, id: number): Promise<DeskMessage | undefined> {
  const only = eq(contactMessages.id, id);
  return (await select(db, only, { limit: 1, offset: 0 }))[0];
}

/** What is to be known of a message from now on. */
export type MessageChange = {
  userId: number;
  id: number;
  version: number;
  note: string | undefined;
  state: "waiting" | "taken" | "done";
};

/** Writes a message's note and state. @throws ConflictError, RequestNotFoundError */
export async function changeMessage(db: Db, change: MessageChange, now: number): Promise<void> {
  const { id: messageId, userId, version, state, note = null } = change;
  await db.write(async (tx) => {
    const [seen] = await select(tx, eq(contactMessages.id, messageId), { limit: 1, offset: 0 });
    if (!seen) throw new RequestNotFoundError();
    if ((seen.notes?.version ?? 0) !== version)
      throw new ConflictError({
        state: seen.doneAt ? "closed" : "claimed",
        version: seen.notes?.version ?? 0,
        holder: seen.holder ?? undefined,
      });
    const claimedBy = state === "taken" ? userId : null;
    const set = { note, claimedBy, version: version + 1 };
    await tx
      .insert(messageNotes)
      .values({ messageId, ...set })
      .onConflictDoUpdate({ target: messageNotes.messageId, set })
      .run();
    const done = eq(doneMessages.messageId, messageId);
    if (state === "done")
      await tx
        .insert(doneMessages)
        .values({ messageId, doneAt: new Date(now) })
        .onConflictDoNothing()
        .run();
    else await tx.delete(doneMessages).where(done).run();
  });
}

function conditionOf({ list, words }: { list: MessageList; words?: string }) {
  const { firstName, lastName, email, message } = contactMessages;
  return and(
    list === "done" ? isNotNull(doneMessages.doneAt) : isNull(doneMessages.doneAt),
    list === "done" ? undefined : isListedAsSuspected(list === "suspected"),
    words === undefined ? undefined : wordsIn([firstName, lastName, email, message], words),
  );
}

function select(
  db: Reader,
  where: ReturnType<typeof and>,
  { limit, offset }: PageRange,
  latest = false,
) {
  const { createdAt, id } = contactMessages;
  const dangerFirst = sql`coalesce(${contactMessages.isUrgent}, 0) DESC`;
  const order = latest ? [desc(createdAt), desc(id)] : [dangerFirst, asc(createdAt), asc(id)];
  return db
    .select({
      message: contactMessages,
      doneAt: doneMessages.doneAt,
      notes: messageNotes,
      holder: users.username,
    })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .leftJoin(messageNotes, eq(messageNotes.messageId, contactMessages.id))
    .leftJoin(users, eq(users.id, messageNotes.claimedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all();
}
