import { type HourName, hourName, isHourName } from "#content/hours/hour";
import { now } from "~/runtime/clock.server";
import { hourIn } from "~/runtime/time-zone.server";

/** In the key of a cached page: the part of the day that it is rendered for. */
const hourParameter = "at";

/** The part of the day that a page shows. @param zone of the visitor, where it is known. */
export function hourFor(query: URLSearchParams, zone?: string): HourName {
  const named = query.get(hourParameter);
  return isHourName(named) ? named : hourName(hourIn(zone, new Date(now())));
}

/**
 * What the key of a cached page has in it besides where the page follows the hour: it is rendered
 * from its key, so that no page is ever cached under the hour of another.
 */
export function hourKey(hour: HourName = hourFor(new URLSearchParams())): string {
  return `${hourParameter}=${hour}`;
}
