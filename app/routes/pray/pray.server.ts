import { type HourName, hourNames, isHourName } from "#content/hours/hour";
import { getHourPrayer, hourPrayerOn } from "#content/hours/hours";
import { lineNumber } from "#content/hours/lines";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { hourPath, withQuery } from "~/paths";
import { dayFor, dayKey } from "~/routes/today/shown-days.server";
import { hourKey, prayingOf } from "~/ui/praying/hour.server";

/** What an address asks: an hour of its own, and the prayer alone, line by line, or its Amen. */
export function asked(query: URLSearchParams) {
  const hour = namedHour(query);
  // Alone stands a prayer that was chosen: who prays along keeps it when the hour turns.
  const praying = hour && prayingOf(query);
  const chosen = hour && getHourPrayer(hour, query.get("of") ?? "");
  const line = praying === "now" ? lineNumber(query.get("line")) : undefined;
  return { hour, chosen, praying, line };
}

export function namedHour(query: URLSearchParams | FormData) {
  const named = query.get("hour");
  return typeof named === "string" && isHourName(named) ? named : undefined;
}

/** One of the hour's prayers that is named, or the day's. */
export const prayerOf = (sent: URLSearchParams | FormData, hour: HourName) =>
  getHourPrayer(hour, String(sent.get("of") ?? "")) ??
  hourPrayerOn(dayFor(new URLSearchParams()), hour);

/** What the page reads of its URL, or else of the clock; a redirect has no key. */
export const prayCacheKey: CacheKeyReader = (_, query) => {
  if (query.has("feeling")) return undefined;
  const { hour, chosen, praying, line } = asked(query);
  if (!hour) return pageKey(hourKey());
  const path = hourPath(hour, { of: chosen?.id, pray: praying, line });
  return chosen ? path : withQuery(path, dayKey());
};

const pageKey = (hour: string) => `/pray?${hour}&${dayKey()}`;

export const prayKeys = (): string[] => hourNames.map((hour) => pageKey(hourKey(hour)));
