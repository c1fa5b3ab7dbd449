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
  lte,
  ne,
  or,
  type SQL,
} from "drizzle-orm";
import type { Db, PageRange, Reader, Tx } from "#db/engines/database";
import { countRows, hasRow, insertNew, updateRow } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { noteDayOfPrayer } from "#db/plans/days-of-prayer.server";
import {
  groupBlocks,
  groupMembers,
  groupNotes,
  groupPrayers,
  groupRequests,
} from "#db/schema/groups";
import { sharedKey, sharedKeyToSeal } from "#db/seal/keys.server";
import { openRow, sealRow } from "#db/seal/seal.server";
import { day, minute } from "#db/time";
import { isInside, type Member } from "./groups.server";

/** At once: open requests of a person in a group, what they add to one. */
export const requestLimits = { open: 20, notes: 30 };

/** Days after its last word for which others see a request. */
export const restsAfter = 60;

type Viewer = Pick<Member, "groupId" | "userId">;
type Today = { now: number; day: string };

const { words, person } = groupRequests;
const sealedColumns = { words, person };
const noteColumns = { words: groupNotes.words };

const restedBy = (now: number) => new Date(now - restsAfter * day);
const isFresh = (now: number) => gt(groupRequests.lastWordAt, restedBy(now));
const isOpen = isNull(groupRequests.answeredAt);
const ofGroup = (groupId: number) => eq(groupRequests.groupId, groupId);
const ofWriter = ({ groupId, userId }: Viewer) =>
  and(ofGroup(groupId), eq(groupRequests.userId, userId));

const lists = (now: number) => ({
  open: and(isFresh(now), isOpen),
  answered: and(isFresh(now), isNotNull(groupRequests.answeredAt)),
});

const isSeatOf = ({ groupId, userId }: Viewer) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), isInside);

/** One who waits, has left or was removed writes nothing more. */
const isIn = (tx: Tx, viewer: Viewer) => hasRow(tx, groupMembers, isSeatOf(viewer));

type Words = { words: string; person?: string };

/** @returns its handle; undefined where there are too many, or no seat any more. */
export async function askGroup(db: Db, { groupId, userId }: Viewer, asked: Words, now: number) {
  const { words, person } = asked;
  const [key, handle, at] = [await sharedKeyToSeal(db), newHandle(), new Date(now)];
  const sealed = sealRow(key, sealedColumns, [handle], { words, person: person ?? null });
  const row = { ...sealed, handle, groupId, userId, createdAt: at, lastWordAt: at };
  return db.write(async (tx) => {
    const own = ofWriter(row);
    const latest = and(own, gt(groupRequests.createdAt, new Date(now - minute)));
    const recent = await tx.select().from(groupRequests).where(latest).all();
    const twin = recent.map((each) => opened(db, each)).find((each) => each.words === words);
    if (twin) return twin.handle;
    const isFull = (await countRows(tx, groupRequests, and(own, isOpen))) >= requestLimits.open;
    if (isFull || !(await isIn(tx, row))) return undefined;
    await tx.insert(groupRequests).values(row).run();
    return handle;
  });
}

const opened = <Row extends { handle: string }>(db: Db, row: Row): Row =>
  openRow(sharedKey(db), sealedColumns, [row.handle], row);

const openedNote = <Row extends { handle: string }>(db: Db, row: Row): Row =>
  openRow(sharedKey(db), noteColumns, [row.handle], row);

/** By whoever wrote it: new words, a rest that is over, or an answer that was none. @returns whether it is theirs. */
export async function changeRequest(
  db: Db,
  writer: Viewer,
  handle: string,
  change: Words | "keep" | "again",
  now: number,
): Promise<boolean> {
  const lastWordAt = new Date(now);
  const key = await sharedKeyToSeal(db);
  const { words, person = null } = typeof change === "object" ? change : {};
  const anew = words && sealRow(key, sealedColumns, [handle], { words, person });
  const values = { ...(anew || {}), ...(change === "again" && { answeredAt: null }), lastWordAt };
  const own = and(ofWriter(writer), eq(groupRequests.handle, handle));
  const changed = await db.write((tx) => updateRow(tx, groupRequests, own, values));
  if (changed && words) db.forgetDeleted();
  return changed;
}

/** With all that belongs to it, at once. @returns whether it was theirs. */
export async function takeBackRequest(db: Db, writer: Viewer, handle: string): Promise<boolean> {
  const own = and(ofWriter(writer), eq(groupRequests.handle, handle));
  const gone = await db.write((tx) =>
    tx.delete(groupRequests).where(own).returning({ handle: groupRequests.handle }).all(),
  );
  if (gone.length > 0) db.forgetDeleted(true);
  return gone.length > 0;
}

function select(db: Reader, viewer: Viewer, today: string, where: SQL | undefined) {
  const prayedToday = and(
    eq(groupPrayers.requestId, groupRequests.id),
    eq(groupPrayers.userId, viewer.userId),
    eq(groupPrayers.day, today),
  );
  const seat = and(
    eq(groupMembers.groupId, groupRequests.groupId),
    eq(groupMembers.userId, groupRequests.userId),
  );
  const { prayedAt } = groupPrayers;
  const asked = db.select({ request: groupRequests, writer: groupMembers, prayedAt });
  const seated = asked.from(groupRequests).innerJoin(groupMembers, seat);
  return seated.leftJoin(groupPrayers, prayedToday).where(and(ofGroup(viewer.groupId), where));
}

type Found = Awaited<ReturnType<ReturnType<typeof select>["all"]>>[number];

export type GroupRequest = Awaited<ReturnType<typeof withNotes>>[number];

/** Of one's own request one learns how often others prayed it, by whom of those who are named, and which lines came. */
async function withNotes(db: Db, viewer: Viewer, found: readonly Found[]) {
  const ids = found.map(({ request }) => request.id);
  const mine = found.flatMap(({ request }) => (request.userId === viewer.userId ? request.id : []));
  const { requestId, kind } = groupNotes;
  const { name: by, isNamed } = groupMembers;
  const seen = and(inArray(requestId, ids), or(ne(kind, "line"), inArray(requestId, mine)));
  const seats = (userId: typeof groupNotes.userId | typeof groupPrayers.userId) =>
    and(eq(groupMembers.groupId, viewer.groupId), eq(groupMembers.userId, userId), isInside);
  const noted = db.select({ note: groupNotes, by }).from(groupNotes);
  const named = noted.leftJoin(groupMembers, seats(groupNotes.userId));
  const notes = await named.where(seen).orderBy(asc(groupNotes.id)).all();
  const prayers = await db
    .select({ id: groupPrayers.requestId, times: count(), by, isNamed })
    .from(groupPrayers)
    .leftJoin(groupMembers, seats(groupPrayers.userId))
    .where(and(inArray(groupPrayers.requestId, mine), ne(groupPrayers.userId, viewer.userId)))
    .groupBy(groupPrayers.requestId, groupPrayers.userId, by, isNamed)
    .orderBy(asc(by))
    .all();
  return found.map(({ request, writer, prayedAt }) => {
    const prayed = prayers.filter(({ id }) => id === request.id);
    const own = notes
      .filter(({ note }) => note.requestId === request.id)
      .map(({ note, by }) => ({ ...openedNote(db, note), by: by ?? undefined }));
    return {
      ...opened(db, request),
      writer: writer.name,
      writerSeat: writer,
      isMine: request.userId === viewer.userId,
      isPrayed: prayedAt !== null,
      times: prayed.reduce((sum, { times }) => sum + times, 0),
      names: prayed.flatMap(({ by, isNamed }) => (isNamed && by) || []),
      lines: own.filter(({ kind }) => kind === "line"),
      notes: own.filter(({ kind }) => kind !== "line"),
    };
  });
}

/** The latest word first. @param list "due" is what the viewer has not prayed today, their own last, "resting" what rests of theirs */
export async function listGroupRequests(
  db: Db,
  viewer: Viewer,
  list: "open" | "answered" | "due" | "resting" | "own",
  { now, day }: Today,
  { limit, offset }: PageRange,
): Promise<{ requests: GroupRequest[]; count: number }> {
  const own = ofWriter(viewer);
  const where = {
    ...lists(now),
    due: and(isFresh(now), isOpen, isNull(groupPrayers.prayedAt)),
    resting: and(own, isOpen, lte(groupRequests.lastWordAt, restedBy(now))),
    own,
  }[list];
  const all = select(db, viewer, day, where);
  const isLast = list === "due" ? [asc(eq(groupRequests.userId, viewer.userId))] : [];
  const order = [...isLast, desc(groupRequests.lastWordAt), desc(groupRequests.id)];
  const ordered = all.orderBy(...order);
  const found = await ordered.limit(limit).offset(offset).all();
  const counted =
    found.length < limit && offset === 0 ? found.length : await countOf(db, viewer, day, where);
  return { requests: await withNotes(db, viewer, found), count: counted };
}

async function countOf(db: Db, viewer: Viewer, day: string, where: SQL | undefined) {
  const rows = select(db, viewer, day, where).as("rows");
  return (await db.select({ n: count() }).from(rows).get())?.n ?? 0;
}

/** Undefined where the group has none, and where another's rests. */
export async function getGroupRequest(db: Db, viewer: Viewer, handle: string, today: Today) {
  const { now, day } = today;
  const found = await select(db, viewer, day, eq(groupRequests.handle, handle)).all();
  const [request] = await withNotes(db, viewer, found);
  return request && (request.isMine || request.lastWordAt > restedBy(now)) ? request : undefined;
}

type Note = { kind: "update" | "thanks" | "line"; words: string };

/**
 * An update or thanks of whoever wrote the request, or one line of another to them.
 * @returns "full" for one more than there may be, undefined where this member may not.
 */
export async function writeNote(
  db: Db,
  member: Viewer,
  handle: string,
  { kind, words }: Note,
  now: number,
): Promise<"saved" | "full" | undefined> {
  const key = await sharedKeyToSeal(db);
  return db.write(async (tx) => {
    const [found] = await select(tx, member, "", eq(groupRequests.handle, handle)).all();
    if (!found || !(await isIn(tx, member))) return undefined;
    const { id: requestId, userId: writerId } = found.request;
    const { userId } = member;
    const isLine = kind === "line";
    if (isLine ? !(await mayWriteTo(tx, member, found.writer)) : writerId !== userId)
      return undefined;
    const own = and(eq(groupNotes.requestId, requestId), eq(groupNotes.userId, userId));
    const before = await tx.select().from(groupNotes).where(own).all();
    const isSame = ({ words: w, kind: k }: Note) => w === words && k === kind;
    if (before.map((note) => openedNote(db, note)).some(isSame)) return "saved";
    if (before.length >= (isLine ? 1 : requestLimits.notes)) return "full";
    const noted = { handle: newHandle(), requestId, userId, kind, words, writtenAt: new Date(now) };
    await insertNew(tx, groupNotes, sealRow(key, noteColumns, [noted.handle], noted));
    const news = {
      lastWordAt: new Date(now),
      ...(kind === "thanks" && { answeredAt: new Date(now) }),
    };
    if (!isLine) await updateRow(tx, groupRequests, eq(groupRequests.id, requestId), news);
    return "saved";
  });
}

/** Nobody under 18 gets or writes lines. */
export async function mayWriteTo(db: Reader, by: Viewer, to: Member): Promise<boolean> {
  if (to.userId === by.userId || !to.takesLines || to.isUnder18) return false;
  const { userId, blockedId } = groupBlocks;
  const blocked = and(eq(userId, to.userId), eq(blockedId, by.userId));
  const isAdult = and(isSeatOf(by), eq(groupMembers.isUnder18, false));
  return (await hasRow(db, groupMembers, isAdult)) && !(await hasRow(db, groupBlocks, blocked));
}

/** Once a day each. @returns whether it is one of the group's that is prayed. */
export async function prayRequest(db: Db, member: Viewer, handle: string, at: Today, prays = true) {
  const { now, day } = at;
  const one = and(ofGroup(member.groupId), eq(groupRequests.handle, handle), lists(now).open);
  return db.write(async (tx) => {
    const found = await tx.select().from(groupRequests).where(one).get();
    if (!found || !(await isIn(tx, member))) return false;
    const { userId } = member;
    const own = { requestId: found.id, userId, day };
    const { requestId, userId: by, day: on } = groupPrayers;
    const isSame = and(eq(requestId, own.requestId), eq(by, userId), eq(on, day));
    if (!prays) await tx.delete(groupPrayers).where(isSame).run();
    else {
      await insertNew(tx, groupPrayers, { ...own, prayedAt: new Date(now) });
      await noteDayOfPrayer(tx, userId, day);
    }
    return true;
  });
}
