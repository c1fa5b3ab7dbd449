import { getFeeling } from "#content/feelings";
import { hourNames, isHourName } from "#content/hours/hour";
import { getHour, hours } from "#content/hours/hours";
import type { User } from "#db/accounts/users.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { hourPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { savedOf } from "~/prayers/prayers.server";
import { feelingPath } from "~/ui/controls/feeling-path";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { lineNumber, linesOf } from "~/ui/praying/lines";

/** What an address asks: an hour of its own, and the prayer alone, line by line, or its Amen. */
function asked(query: URLSearchParams) {
  const named = query.get("hour");
  const hour = isHourName(named) ? named : undefined;
  const pray = query.get("pray");
  // Alone stands a prayer that was chosen: who prays along keeps it when the hour turns.
  const praying = hour && isPraying(pray) ? pray : undefined;
  const count = hour && praying === "now" ? linesOf(getHour(hour).prayer).length : 0;
  return { hour, praying, line: lineNumber(query.get("line"), count) };
}

const isPraying = (pray: string | null): pray is "now" | "amen" =>
  pray === "now" || pray === "amen";

/** Where an address leads that names a feeling: to its prayer; to our own page for any other. */
export function feelingRedirect(query: URLSearchParams): string | undefined {
  const named = query.get("feeling");
  if (named === null) return undefined;
  const feeling = getFeeling(named);
  return feeling ? feelingPath(feeling) : "/pray";
}

/**
 * The page's key in the page cache: what `prayPage` reads of its URL, or else of the clock. What
 * leads elsewhere has none.
 */
export const prayCacheKey: CacheKeyReader = (_, query) => {
  if (query.has("feeling")) return undefined;
  const { hour, praying, line } = asked(query);
  return hour ? hourPath(hour, praying, line) : `/pray?${hourKey()}`;
};

/** The keys of the page under each hour of the day. */
export const prayKeys = (): string[] => hourNames.map((hour) => `/pray?${hourKey(hour)}`);

/** What each hour's prayer is saved from. */
const sources = Object.fromEntries(hourNames.map((name) => [name, `hour/${name}`])) as Record<
  (typeof hourNames)[number],
  string
>;

/** Everything the page of the hour shows: all four prayers, for the visitor's clock may differ. */
export async function prayPage(query: URLSearchParams, user?: User) {
  const { hour, praying, line } = asked(query);
  return {
    hours,
    hour: hour ?? hourFor(query, user && (await dayOf(user)).zone),
    chosen: hour !== undefined,
    praying,
    line,
    saved: user && (await savedOf(user, sources)),
  };
}

export type PrayPage = Awaited<ReturnType<typeof prayPage>>;
