import { addDays, isDay } from "#content/year/days";
import { now } from "~/runtime/clock.server";
import { dayIn } from "~/runtime/time-zone.server";

/** In the key of a cached page: the day (UTC) that it is rendered for. */
export const dayParameter = "on";
const firstDay = "2000-01-01";
const lastDay = "2099-12-31";

/** In this century. */
export function isShownDay(text: string | null | undefined): text is string {
  return typeof text === "string" && isDay(text) && text >= firstDay && text <= lastDay;
}

/** @param zone of the visitor, if known. */
export function dayFor(query: URLSearchParams, zone?: string): string {
  const named = query.get(dayParameter);
  return isShownDay(named) ? named : dayIn(zone, new Date(now()));
}

/**
 * For the key of a page that follows the day. It is rendered from its key, so never cached under another
 * day.
 */
export function dayKey(): string {
  return `${dayParameter}=${dayFor(new URLSearchParams())}`;
}

/** Anywhere on Earth it is one of these three. */
export function daysAround(day: string): string[] {
  return [addDays(day, -1), day, addDays(day, 1)];
}
