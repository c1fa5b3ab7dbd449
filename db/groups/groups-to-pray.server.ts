import { and, eq, ne } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import type { PersonsDay } from "#db/prayers/prayer-days.server";
import { groupPrayers, groupRequests } from "#db/schema/groups";
import { listGroupRequests } from "./group-requests.server";
import { listGroups, type Member } from "./groups.server";

/** Those that are part of today's list, while something there is not prayed yet. */
export async function groupsToPray(db: Db, userId: number, today: PersonsDay) {
  const groups = await listGroups(db, userId, today.now);
  const chosen = groups.filter(
    ({ member }) =>
      (member.state === "member" || member.state === "owner") &&
      member.weekdays?.includes(today.weekday),
  );
  const due = chosen.map(async ({ group: { handle, name }, member }) => {
    const one = { limit: 1, offset: 0 };
    const { requests } = await listGroupRequests(db, member, "due", today, one);
    return requests.length > 0 ? [{ handle, name }] : [];
  });
  return (await Promise.all(due)).flat();
}

/** How many others prayed for something of the group's on a day. */
export async function countPraying(db: Reader, { groupId, userId }: Member, day: string) {
  const others = ne(groupPrayers.userId, userId);
  const rows = await db
    .select({ userId: groupPrayers.userId })
    .from(groupPrayers)
    .innerJoin(groupRequests, eq(groupRequests.id, groupPrayers.requestId))
    .where(and(eq(groupRequests.groupId, groupId), eq(groupPrayers.day, day), others))
    .groupBy(groupPrayers.userId)
    .all();
  return rows.length;
}
