import { type HourName, hourName, isHourName } from "#content/hours/hour";
import { hours } from "#content/hours/hours";
import { now } from "~/runtime/clock.server";
import { inLines } from "~/runtime/quotation.server";
import { hourIn } from "~/runtime/time-zone.server";

/** In the key of a cached page: the part of the day that it is rendered for. */
const hourParameter = "at";

export function hourFor(query: URLSearchParams, zone?: string): HourName {
  const named = query.get(hourParameter);
  return isHourName(named) ? named : hourName(hourIn(zone, new Date(now())));
}

/** A page that follows the hour is rendered from its key: never cached under the hour of another. */
export function hourKey(hour: HourName = hourFor(new URLSearchParams())): string {
  return `${hourParameter}=${hour}`;
}

/** What is said over whoever has prayed, by the hour. */
export const listBlessings = () =>
  hours.map(({ name, blessing }) => ({ name, blessing: inLines(blessing) }));
