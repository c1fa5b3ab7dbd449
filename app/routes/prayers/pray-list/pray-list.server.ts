import { hours } from "#content/hours/hours";
import type { User } from "#db/accounts/users.server";
import { countPrayers, listDue } from "#db/prayers/prayer-lists.server";
import { dayOf } from "~/plans/persons-day.server";
import { shown } from "~/prayers/shown-prayer.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hourFor } from "~/ui/praying/hour.server";
import { lineNumber, linesOf } from "~/ui/praying/lines";
import { laterOf } from "./pray-list-path";

/** The prayer that is due after those left for later, how many are due, and in which zone. */
export async function nextDue(user: User, later: number) {
  const today = await dayOf(user);
  const range = { limit: 1, offset: later };
  const { prayers, count } = await listDue(database(), user.id, today, range);
  return { prayer: prayers[0], count, zone: today.zone };
}

/** The next prayer of a person's list for today, or what comes after the last of them. */
export async function prayListPage(user: User, query: URLSearchParams) {
  const later = laterOf(query);
  const { prayer, count, zone } = await nextDue(user, later);
  const counts = prayer ? undefined : await countPrayers(database(), user.id, now());
  return {
    isNew: counts !== undefined && counts.open + counts.resting + counts.answered === 0,
    prayer: prayer && { ...shown(prayer), whole: prayer.text },
    line: prayer && lineNumber(query.get("line"), linesOf(prayer.text).length),
    later,
    count,
    hour: hourFor(query, zone),
    blessings: hours.map(({ name, blessing }) => ({ name, blessing })),
  };
}

export type PrayListPage = Awaited<ReturnType<typeof prayListPage>>;
