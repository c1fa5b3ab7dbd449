import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { groupMembers, groupNotes, groupPrayers } from "#db/schema/groups";
import { type GroupRequest, openedNote } from "./group-requests.server";
import { isInside } from "./groups.server";

/** For whoever wrote it: who prayed of those who are named, and lines to them. */
export async function storyOf(db: Db, { id, groupId }: Pick<GroupRequest, "id" | "groupId">) {
  const [prayed, written] = [eq(groupPrayers.requestId, id), eq(groupNotes.requestId, id)];
  const seats = (userId: typeof groupPrayers.userId | typeof groupNotes.userId) =>
    and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), isInside);
  const named = await db
    .select({ name: groupMembers.name })
    .from(groupPrayers)
    .innerJoin(groupMembers, seats(groupPrayers.userId))
    .where(and(prayed, eq(groupMembers.isNamed, true)))
    .groupBy(groupMembers.userId, groupMembers.name)
    .orderBy(asc(groupMembers.name))
    .all();
  const lines = await db
    .select({ note: groupNotes, by: groupMembers.name })
    .from(groupNotes)
    .leftJoin(groupMembers, seats(groupNotes.userId))
    .where(and(written, eq(groupNotes.kind, "line")))
    .orderBy(asc(groupNotes.id))
    .all();
  return {
    names: named.map(({ name }) => name),
    lines: lines.map(({ note, by }) => ({ ...openedNote(db, note), by: by ?? undefined })),
  };
}
