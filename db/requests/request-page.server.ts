import { and, asc, count, desc, eq, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db, PageRange, Reader } from "#db/engines/database";
import { countRows, hasRow } from "#db/engines/rows.server";
import { teamMembers, users } from "#db/schema/accounts";
import {
  contactMessages,
  prayerRequestSenders,
  prayerRequests,
  requestLooks,
  requestNotes,
  requestPrayers,
  requestReceipts,
  requestStates,
} from "#db/schema/requests";
import { sharedKey } from "#db/seal/keys.server";
import { openRow } from "#db/seal/seal.server";
import { noteText } from "./notes.server";
import type { Member } from "./request-states.server";

const { content } = prayerRequests;

export const openRequest = <Row extends { id: number; content: string }>(db: Db, row: Row): Row =>
  openRow(sharedKey(db), { content }, [row.id], row);

export async function getRequest(db: Db, id: number) {
  const calmers = alias(users, "calmers");
  const found = await db
    .select({
      request: prayerRequests,
      state: requestStates,
      sender: {
        fullName: prayerRequestSenders.fullName,
        email: prayerRequestSenders.email,
        isSuspected: prayerRequestSenders.isSuspected,
      },
      holder: users.username,
      calmer: calmers.username,
      /** Null where its sender has no private page. */
      pageEndsAt: requestReceipts.expiresAt,
    })
    .from(prayerRequests)
    .innerJoin(requestStates, eq(requestStates.requestId, prayerRequests.id))
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(users, eq(users.id, requestStates.claimedBy))
    .leftJoin(calmers, eq(calmers.id, requestStates.calmedBy))
    .leftJoin(requestReceipts, eq(requestReceipts.requestId, prayerRequests.id))
    .where(eq(prayerRequests.id, id))
    .get();
  if (!found) return undefined;
  const request = openRequest(db, found.request);
  return { ...found, request, notes: await notesOf(db, id), prayers: await prayersFor(db, id) };
}

async function notesOf(db: Db, id: number) {
  const looker = alias(users, "lookers");
  const found = await db
    .select({ note: requestNotes, writer: users.username, looker: looker.username })
    .from(requestNotes)
    .leftJoin(users, eq(users.id, requestNotes.writtenBy))
    .leftJoin(looker, eq(looker.id, requestNotes.releasedBy))
    .where(eq(requestNotes.requestId, id))
    .orderBy(asc(requestNotes.writtenAt), asc(requestNotes.id))
    .all();
  return found.map(({ note, ...people }) => ({
    ...people,
    note: { ...note, text: noteText(db, note) },
  }));
}

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

/** Leaves out what the member may not read, so that the count does not reveal private requests. */
export async function countOfSender(
  db: Reader,
  email: string,
  { isLeader }: Pick<Member, "isLeader">,
): Promise<number> {
  const same = eq(prayerRequestSenders.email, email);
  const readable = isLeader ? same : and(same, eq(requestStates.forLeaders, false));
  const counted = await db
    .select({ n: count() })
    .from(prayerRequestSenders)
    .innerJoin(requestStates, eq(requestStates.requestId, prayerRequestSenders.requestId))
    .where(readable)
    .get();
  return counted?.n ?? 0;
}

/** In a request for leaders, another leader. */
export async function hasSecondReader(
  db: Reader,
  { userId }: Pick<Member, "userId">,
  { forLeaders }: { forLeaders: boolean },
  now: number,
): Promise<boolean> {
  const isHere = or(isNull(teamMembers.awayUntil), lte(teamMembers.awayUntil, new Date(now)));
  const other = and(ne(teamMembers.userId, userId), isHere);
  const reader = forLeaders ? and(other, eq(teamMembers.role, "leader")) : other;
  return hasRow(db, teamMembers, reader);
}

type View = { requestId: number; userId?: number; way: "desk" | "shell" };

/** Before the private words are shown. */
export async function recordView(db: Db, view: View, now: number): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(requestLooks)
      .values({ ...view, lookedAt: new Date(now) })
      .run(),
  );
}

/** Marks of danger that were taken back as wrong, the latest first. @param limit of each kind */
export async function listCalmed(db: Reader, limit: number) {
  const requests = await db
    .select({ id: requestStates.requestId, at: requestStates.calmedAt, name: users.username })
    .from(requestStates)
    .leftJoin(users, eq(users.id, requestStates.calmedBy))
    .where(isNotNull(requestStates.calmedAt))
    .orderBy(desc(requestStates.calmedAt))
    .limit(limit)
    .all();
  const messages = await db
    .select({ id: contactMessages.id, at: contactMessages.calmedAt, name: users.username })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.calmedBy))
    .where(isNotNull(contactMessages.calmedAt))
    .orderBy(desc(contactMessages.calmedAt))
    .limit(limit)
    .all();
  return [
    ...requests.map(({ id, ...calmed }) => ({ id: `r${id}`, ...calmed })),
    ...messages.map(({ id, ...calmed }) => ({ id: `m${id}`, ...calmed })),
  ].sort((one, other) => Number(other.at) - Number(one.at));
}

/** A name or request that is gone is null. */
export async function listViews(db: Reader, { limit, offset }: PageRange) {
  const views = await db
    .select({
      id: requestLooks.id,
      requestId: requestLooks.requestId,
      stands: prayerRequests.id,
      userId: requestLooks.userId,
      name: users.username,
      way: requestLooks.way,
      lookedAt: requestLooks.lookedAt,
    })
    .from(requestLooks)
    .leftJoin(users, eq(users.id, requestLooks.userId))
    .leftJoin(prayerRequests, eq(prayerRequests.id, requestLooks.requestId))
    .orderBy(desc(requestLooks.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { views, count: await countRows(db, requestLooks) };
}
