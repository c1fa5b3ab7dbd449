import type { User } from "#db/accounts/users.server";
import { listGroupRequests } from "#db/groups/group-requests.server";
import { listGroups } from "#db/groups/groups.server";
import type { PersonsDay } from "~/plans/persons-day.server";
import { database } from "~/runtime/database.server";

/** Those that are part of today's list, while something there is not prayed yet. */
export async function groupsToPray({ id }: Pick<User, "id">, today: PersonsDay) {
  const groups = await listGroups(database(), id, today.now);
  const chosen = groups.filter(
    ({ member }) =>
      (member.state === "member" || member.state === "owner") &&
      member.weekdays?.includes(today.weekday),
  );
  const due = chosen.map(async ({ group: { handle, name }, member }) => {
    const one = { limit: 1, offset: 0 };
    const { requests } = await listGroupRequests(database(), member, "due", today, one);
    return requests.length > 0 ? [{ handle, name }] : [];
  });
  return (await Promise.all(due)).flat();
}
