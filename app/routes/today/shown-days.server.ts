import { addDays, isDay } from "#content/year/days";
import { now } from "~/runtime/clock.server";
import { dayIn } from "~/runtime/time-zone.server";

/** In the key of a cached page: the day (UTC) that it is rendered for. */
const dayParameter = "on";
const firstDay = "2000-01-01";
const lastDay = "2099-12-31";

/** Whether there is a page for it: a day of the calendar in this century. */
export function isShownDay(text: string | null | undefined): text is string {
  return typeof text === "string" && isDay(text) && text >= firstDay && text <= lastDay;
}

/** The day that a page without one of its own begins with. @param zone of the visitor, if known. */
export function dayFor(query: URLSearchParams, zone?: string): string {
  const named = query.get(dayParameter);
  return isShownDay(named) ? named : dayIn(zone, new Date(now()));
}

/**
 * What the key of a cached page has in it where the page follows the day: it is rendered from its
 * key, so that no page is ever cached under another day.
 */
export function dayKey(): string {
  return `${dayParameter}=${dayFor(new URLSearchParams())}`;
}

/** It is one of these three wherever somebody is on the Earth. */
export function daysAround(day: string): string[] {
  return [addDays(day, -1), day, addDays(day, 1)];
}
