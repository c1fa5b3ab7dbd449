import { hourNames, isHourName } from "#content/hours/hour";
import { getHour } from "#content/hours/hours";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { hourPath } from "~/paths";
import { hourKey, prayingOf } from "~/ui/praying/hour.server";
import { lineNumber, linesOf } from "~/ui/praying/lines";

/** What an address asks: an hour of its own, and the prayer alone, line by line, or its Amen. */
export function asked(query: URLSearchParams) {
  const hour = namedHour(query);
  // Alone stands a prayer that was chosen: who prays along keeps it when the hour turns.
  const praying = hour && prayingOf(query);
  const count = hour && praying === "now" ? linesOf(getHour(hour).prayer).length : 0;
  return { hour, praying, line: lineNumber(query.get("line"), count) };
}

export function namedHour(query: URLSearchParams | FormData) {
  const named = query.get("hour");
  return typeof named === "string" && isHourName(named) ? named : undefined;
}

/** What the page reads of its URL, or else of the clock; a redirect has no key. */
export const prayCacheKey: CacheKeyReader = (_, query) => {
  if (query.has("feeling")) return undefined;
  const { hour, praying, line } = asked(query);
  return hour ? hourPath(hour, praying, line) : `/pray?${hourKey()}`;
};

export const prayKeys = (): string[] => hourNames.map((hour) => `/pray?${hourKey(hour)}`);
