import { asc, count, eq, type SQL } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { updateRow } from "#db/engines/rows.server";
import { isInside } from "#db/groups/groups.server";
import { groupMembers, groupRequests, prayerGroups } from "#db/schema/groups";
import { week } from "#db/time";

/** Counts and names. @param handle of one. */
export async function listAllGroups(db: Reader, handle?: string) {
  const { id, name, createdAt, endsAt, closedAt } = prayerGroups;
  const columns = { id, handle: prayerGroups.handle, name, createdAt, endsAt, closedAt };
  const one = handle === undefined ? undefined : eq(prayerGroups.handle, handle);
  const groups = await db.select(columns).from(prayerGroups).where(one).orderBy(asc(id)).all();
  const members = await countsBy(db, groupMembers, isInside);
  const requests = await countsBy(db, groupRequests);
  return groups.map(({ id, ...group }) => {
    return { ...group, members: members.get(id) ?? 0, requests: requests.get(id) ?? 0 };
  });
}

type Counted = typeof groupMembers | typeof groupRequests;

async function countsBy(db: Reader, table: Counted, where?: SQL) {
  const { groupId } = table;
  const columns = { groupId, n: count() };
  const rows = await db.select(columns).from(table).where(where).groupBy(groupId).all();
  return new Map(rows.map((row) => [row.groupId, row.n]));
}

/** Nobody gets in from now on, and it is erased after a week. @param closes false brings it back. */
export async function closeGroup(db: Db, handle: string, closes: boolean, now: number) {
  const [closedAt, endsAt] = closes ? [new Date(now), new Date(now + week)] : [null, null];
  const values = { closedAt, endsAt };
  return db.write((tx) => updateRow(tx, prayerGroups, eq(prayerGroups.handle, handle), values));
}
