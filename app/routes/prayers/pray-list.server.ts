import { lastZoneOf } from "~/bookmarks/plan-days.server";
import { shown } from "~/bookmarks/shown-prayer.server";
import { todayIn } from "~/bookmarks/today.server";
import { database } from "~/runtime/database.server";
import { hourFor } from "~/ui/praying/hour.server";
import { lineNumber, linesOf } from "~/ui/praying/lines";
import { hours } from "../../../content/hours/hours";
import type { User } from "../../../db/accounts/users.server";
import { listDue } from "../../../db/prayers/prayer-lists.server";
import { laterOf } from "./pray-list-path";

/** The next prayer of a person's list for today, or what comes after the last of them. */
export async function prayListPage(user: User, query: URLSearchParams) {
  const zone = await lastZoneOf(user);
  const later = laterOf(query);
  const { prayers, count } = await listDue(database(), user.id, todayIn(zone), {
    limit: 1,
    offset: later,
  });
  const [prayer] = prayers;
  return {
    prayer: prayer && { ...shown(prayer), whole: prayer.text },
    line: prayer && lineNumber(query.get("line"), linesOf(prayer.text).length),
    later,
    count,
    hour: hourFor(query, zone),
    blessings: hours.map(({ name, blessing }) => ({ name, blessing })),
  };
}

export type PrayListPage = Awaited<ReturnType<typeof prayListPage>>;
