import { and, eq, ne } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import type { PersonsDay } from "#db/prayers/prayer-days.server";
import { groupPrayers, groupRequests } from "#db/schema/groups";
import { listGroupRequests } from "./group-requests.server";
import { listGroups, type Member } from "./groups.server";

export type Asking = Awaited<ReturnType<typeof groupsAsking>>[number];

/** Where somebody else asks for what the member has not prayed today, with the first of that. */
export async function groupsAsking(db: Db, userId: number, today: PersonsDay) {
  const groups = await listGroups(db, userId, today.now);
  const asking = groups.map(async ({ group: { handle, name }, member }) => {
    const one = { limit: member.state === "waiting" ? 0 : 1, offset: 0 };
    const { requests, count } = await listGroupRequests(db, member, "due", today, one);
    const [first] = requests.filter(({ isMine }) => !isMine);
    if (!first) return [];
    const { writer, words, createdAt } = first;
    return { handle, name, weekdays: member.weekdays, writer, words, createdAt, count };
  });
  return (await Promise.all(asking)).flat();
}

/** Those that are part of today's list. */
export async function groupsToPray(db: Db, userId: number, today: PersonsDay) {
  const asking = await groupsAsking(db, userId, today);
  return asking.filter(({ weekdays }) => weekdays?.includes(today.weekday));
}

/** How many others prayed for something of the group's on a day. */
export async function countPraying(db: Reader, { groupId, userId }: Member, day: string) {
  const { userId: by, requestId } = groupPrayers;
  const others = ne(by, userId);
  const ofGroup = and(eq(groupRequests.id, requestId), eq(groupRequests.groupId, groupId));
  const who = db.select({ by }).from(groupPrayers).innerJoin(groupRequests, ofGroup);
  const onDay = who.where(and(eq(groupPrayers.day, day), others));
  return (await onDay.groupBy(by).all()).length;
}
