import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { countRows, insertNew, updateRow } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { users } from "#db/schema/accounts";
import {
  groupBlocks,
  groupMembers,
  groupNotes,
  groupReports,
  groupRequests,
} from "#db/schema/groups";
import { sharedKey, sharedKeyToSeal } from "#db/seal/keys.server";
import { openRow, sealRow } from "#db/seal/seal.server";
import { getGroupRequest } from "./group-requests.server";
import type { Member, Membership } from "./groups.server";

const sealed = { words: groupReports.words, reason: groupReports.reason };

/** Of a person at once, while none of them is dealt with. */
const mostReports = 20;

/** Characters of what was reported: sealed they fit their column. */
export const longestReport = 5000;

type About = Pick<typeof groupReports.$inferSelect, "kind" | "aboutId" | "aboutName" | "words">;

/** What a member may report: what they see. @param handle of a request, of a line to them, or of a member */
export async function findReportable(
  db: Db,
  { groupId, userId }: Member,
  { kind, handle }: { kind: About["kind"]; handle: string },
  today: { now: number; day: string },
): Promise<About | undefined> {
  const viewer = { groupId, userId };
  if (kind === "request") {
    const found = await getGroupRequest(db, viewer, handle, today);
    if (!found || found.isMine) return undefined;
    const words = [found.words, ...found.notes.map((note) => note.words)].join("\n\n");
    const most = words.slice(0, longestReport).toWellFormed();
    return { kind, words: most, aboutId: found.userId, aboutName: found.writer };
  }
  if (kind === "line") {
    const found = await findLine(db, viewer, handle);
    if (!found) return undefined;
    const column = { words: groupNotes.words };
    const { words, userId: aboutId, by } = openRow(sharedKey(db), column, [found.handle], found);
    return { kind, words, aboutId, aboutName: by };
  }
  const one = and(eq(groupMembers.groupId, groupId), eq(groupMembers.handle, handle));
  const found = await db.select().from(groupMembers).where(one).get();
  if (!found || found.userId === userId || found.state === "removed") return undefined;
  return { kind, words: null, aboutId: found.userId, aboutName: found.name };
}

/** @returns false where there are enough that nobody has dealt with yet. */
export async function addReport(
  db: Db,
  { group, member }: Membership,
  { reason, ...about }: About & { reason?: string },
  now: number,
): Promise<boolean> {
  const [key, handle, { userId }] = [await sharedKeyToSeal(db), newHandle(), member];
  const row = { ...about, reason: reason ?? null, handle, userId, groupName: group.name };
  const values = { ...sealRow(key, sealed, [handle], row), reportedAt: new Date(now) };
  const open = and(eq(groupReports.userId, userId), isOpen);
  return db.write(async (tx) => {
    if ((await countRows(tx, groupReports, open)) >= mostReports) return false;
    return insertNew(tx, groupReports, values);
  });
}

const isOpen = isNull(groupReports.doneAt);

/** Those that wait, the oldest first. */
export async function listReports(db: Db) {
  const { handle, kind, aboutName, groupName, words, reason, reportedAt } = groupReports;
  const columns = { handle, kind, aboutName, groupName, words, reason, reportedAt };
  const named = db.select({ ...columns, by: users.username }).from(groupReports);
  const open = named.innerJoin(users, and(eq(users.id, groupReports.userId), isOpen));
  const found = await open.orderBy(asc(reportedAt), asc(groupReports.id)).limit(200).all();
  return found.map((row) => openRow(sharedKey(db), sealed, [row.handle], row));
}

/** @returns whether there was one. */
export async function settleReport(db: Db, by: number, handle: string, now: number) {
  const done = { doneAt: new Date(now), doneBy: by };
  return db.write((tx) => updateRow(tx, groupReports, eq(groupReports.handle, handle), done));
}

/** A line to whoever asks. */
async function findLine(db: Reader, viewer: Pick<Member, "groupId" | "userId">, handle: string) {
  const { groupId, userId } = viewer;
  const own = and(eq(groupRequests.groupId, groupId), eq(groupRequests.userId, userId));
  const seat = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, groupNotes.userId));
  const isLine = and(own, eq(groupNotes.handle, handle), eq(groupNotes.kind, "line"));
  const notes = db.select({ note: groupNotes, by: groupMembers.name }).from(groupNotes);
  const asked = notes.innerJoin(groupRequests, eq(groupRequests.id, groupNotes.requestId));
  const found = await asked.leftJoin(groupMembers, seat).where(isLine).get();
  return found && { ...found.note, by: found.by ?? "Someone who left" };
}

/** Takes a line to oneself away. @param blocks no more come from whoever wrote it. @returns whether there was one. */
export async function removeLine(
  db: Db,
  writer: Member,
  handle: string,
  { blocks, now }: { blocks: boolean; now: number },
): Promise<boolean> {
  const gone = await db.write(async (tx) => {
    const note = await findLine(tx, writer, handle);
    if (!note) return false;
    const block = { userId: writer.userId, blockedId: note.userId, blockedAt: new Date(now) };
    if (blocks) await insertNew(tx, groupBlocks, block);
    await tx.delete(groupNotes).where(eq(groupNotes.id, note.id)).run();
    return true;
  });
  if (gone) db.forgetDeleted();
  return gone;
}
