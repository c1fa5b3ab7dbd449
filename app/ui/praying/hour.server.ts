import { randomUUID } from "node:crypto";
import { type HourName, hourName, isHourName } from "#content/hours/hour";
import { now } from "~/runtime/clock.server";
import { hourIn } from "~/runtime/time-zone.server";

/** In the key of a cached page: the part of the day that it is rendered for. No address can have it. */
const hourParameter = `at-${randomUUID()}`;

/** @returns path and query as they were asked for. @param key what else a cached page's key has */
export function askedPath(address: string, key: string): string {
  const { pathname, searchParams } = new URL(address);
  for (const name of [hourParameter, key]) searchParams.delete(name);
  const query = String(searchParams);
  return query ? `${pathname}?${query}` : pathname;
}

/** What a page's address asks for alone: its prayer, or what comes after the Amen. */
export function prayingOf(query: URLSearchParams): "now" | "amen" | undefined {
  const pray = query.get("pray");
  return pray === "now" || pray === "amen" ? pray : undefined;
}

export function hourFor(query: URLSearchParams, zone?: string): HourName {
  const named = query.get(hourParameter);
  return isHourName(named) ? named : hourName(hourIn(zone, new Date(now())));
}

/** A page that follows the hour is rendered from its key: never cached under the hour of another. */
export function hourKey(hour: HourName = hourFor(new URLSearchParams())): string {
  return `${hourParameter}=${hour}`;
}

export { listBlessings } from "#content/hours/blessings";
