import type { Db } from "#db/engines/database";
import type { PersonsDay } from "#db/prayers/prayer-days.server";
import { listGroupRequests } from "./group-requests.server";
import { listGroups } from "./groups.server";

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
