import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db, PageRange, Reader, Tx } from "#db/engines/database";
import { findRows, type Pause } from "#db/engines/find.server";
import { fingerprintOf, sameWithin } from "#db/engines/fingerprint.server";
import { hasRow, insertNew, upsert } from "#db/engines/rows.server";
import { ConflictError, RequestNotFoundError } from "#db/requests/request-states.server";
import { users } from "#db/schema/accounts";
import { contactMessages, doneMessages, messageNotes } from "#db/schema/requests";
import { sharedKey, sharedKeyToSeal } from "#db/seal/keys.server";
import { openRow, seal } from "#db/seal/seal.server";
import { insertSealed } from "#db/seal/sealed-rows.server";

export type ContactMessage = {
  userId?: number;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  message: string;
  /** The honeypot field was filled; saved all the same. */
  isSuspected: boolean;
  /** Undefined: `lookThrough` will find out within the hour. */
  isUrgent?: boolean;
  dangerKinds?: string;
};

/** Danger is never listed as suspected. */
export function isListedAsSuspected(suspected: boolean) {
  const { isSuspected, isUrgent } = contactMessages;
  return suspected
    ? and(eq(isSuspected, true), or(isNull(isUrgent), eq(isUrgent, false)))
    : or(eq(isSuspected, false), eq(isUrgent, true));
}

/** The same message within a minute is saved once. */
export async function addMessage(db: Db, message: ContactMessage, now: number): Promise<void> {
  const [fingerprint, key] = [fingerprintOf(db, message), await sharedKeyToSeal(db)];
  await db.write(async (tx) => {
    const same = and(
      eq(contactMessages.fingerprint, fingerprint),
      gt(contactMessages.createdAt, new Date(now - sameWithin)),
    );
    if (await hasRow(tx, contactMessages, same)) return;
    const values = { ...message, fingerprint, createdAt: new Date(now) };
    await insertSealed(tx, key, contactMessages, "message", values);
  });
}

export const messageLists = ["waiting", "suspected", "done"] as const;

type MessageList = (typeof messageLists)[number];

export type TeamMessage = Awaited<ReturnType<typeof select>>[number];

export async function listMessages(db: Db, list: MessageList, range: PageRange) {
  const where = conditionOf(list);
  const messages = await select(db, db, where, range, list === "done");
  const counted = await db
    .select({ n: count() })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(where)
    .get();
  return { messages, count: counted?.n ?? 0 };
}

export async function findMessages(
  db: Db,
  list: MessageList,
  words: string,
  range: PageRange,
  pause: Pause,
): Promise<{ messages: TeamMessage[]; count: number }> {
  const { id, firstName, lastName, email, message } = contactMessages;
  const read = (below: number, limit: number) =>
    db
      .select({ id, firstName, lastName, email, message })
      .from(contactMessages)
      .leftJoin(doneMessages, eq(doneMessages.messageId, id))
      .where(and(conditionOf(list), lt(id, below)))
      .orderBy(desc(id))
      .limit(limit)
      .all();
  const { ids, count } = await findRows(words, range, { read, key: sharedKey(db) }, pause);
  const page = { limit: ids.length, offset: 0 };
  return { messages: await select(db, db, inArray(id, ids), page, true), count };
}

export async function countMessages(db: Reader) {
  const counted = await db
    .select({
      count: count(),
      danger: sql<number>`count(CASE WHEN ${contactMessages.isUrgent} = 1 THEN 1 END)`,
      oldest: min(contactMessages.createdAt),
    })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(conditionOf("waiting"))
    .get();
  const { count: all = 0, danger = 0, oldest } = counted ?? {};
  return { count: all, danger, oldest: oldest ?? undefined };
}

export async function getMessage(db: Db, id: number): Promise<TeamMessage | undefined> {
  const only = eq(contactMessages.id, id);
  return (await select(db, db, only, { limit: 1, offset: 0 }))[0];
}

type MessageChange = {
  userId: number;
  id: number;
  version: number;
  note?: string;
  state: "waiting" | "taken" | "done";
};

/** @throws ConflictError, RequestNotFoundError */
export async function changeMessage(db: Db, change: MessageChange, now: number): Promise<void> {
  const { id: messageId, userId, version, state, note = null } = change;
  const key = await sharedKeyToSeal(db);
  await db.write(async (tx) => {
    const [seen] = await select(db, tx, eq(contactMessages.id, messageId), { limit: 1, offset: 0 });
    if (!seen) throw new RequestNotFoundError();
    const claimedBy = state === "taken" ? userId : null;
    const isDone = seen.doneAt !== null;
    const isSame =
      seen.notes?.note === note &&
      seen.notes.claimedBy === claimedBy &&
      isDone === (state === "done");
    // The same form sent twice.
    if (isSame) return;
    if ((seen.notes?.version ?? 0) !== version)
      throw new ConflictError({
        state: seen.doneAt ? "closed" : "claimed",
        version: seen.notes?.version ?? 0,
        holder: seen.holder ?? undefined,
      });
    const sealed = note && seal(key, messageNotes.note, [messageId], note);
    const set = { note: sealed, claimedBy, version: version + 1 };
    await upsert(tx, messageNotes, { messageId }, set);
    const done = eq(doneMessages.messageId, messageId);
    if (state === "done") await insertNew(tx, doneMessages, { messageId, doneAt: new Date(now) });
    else await tx.delete(doneMessages).where(done).run();
  });
}

/** A wrong mark, taken back for good. @returns false where there is no such message. */
export async function calmMessage(
  db: Db,
  { id, userId }: { id: number; userId: number },
  now: number,
): Promise<boolean> {
  const marked = and(eq(contactMessages.id, id), eq(contactMessages.isUrgent, true));
  const calm = { isUrgent: false, dangerKinds: "", calmedAt: new Date(now), calmedBy: userId };
  return db.write(async (tx) => {
    await tx.update(contactMessages).set(calm).where(marked).run();
    return hasRow(tx, contactMessages, eq(contactMessages.id, id));
  });
}

function conditionOf(list: MessageList) {
  return and(
    list === "done" ? isNotNull(doneMessages.doneAt) : isNull(doneMessages.doneAt),
    list === "done" ? undefined : isListedAsSuspected(list === "suspected"),
  );
}

/** As it was written. */
export function openMessage<Row extends { id: number; message: string }>(db: Db, row: Row): Row {
  return openRow(sharedKey(db), { message: contactMessages.message }, [row.id], row);
}

/** @param reader where the rows are read, be it in a write */
async function select(
  db: Db,
  reader: Reader | Tx,
  where: ReturnType<typeof and>,
  { limit, offset }: PageRange,
  latest = false,
) {
  const { createdAt, id } = contactMessages;
  const dangerFirst = sql`coalesce(${contactMessages.isUrgent}, 0) DESC`;
  const order = latest ? [desc(createdAt), desc(id)] : [dangerFirst, asc(createdAt), asc(id)];
  const calmers = alias(users, "calmers");
  const found = await reader
    .select({
      message: contactMessages,
      doneAt: doneMessages.doneAt,
      notes: messageNotes,
      holder: users.username,
      calmer: calmers.username,
    })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .leftJoin(messageNotes, eq(messageNotes.messageId, contactMessages.id))
    .leftJoin(users, eq(users.id, messageNotes.claimedBy))
    .leftJoin(calmers, eq(calmers.id, contactMessages.calmedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all();
  return found.map(({ message, notes, ...row }) => ({
    ...row,
    message: openMessage(db, message),
    notes: notes && openRow(sharedKey(db), { note: messageNotes.note }, [message.id], notes),
  }));
}
