import { useSyncExternalStore } from "react";
import { type HourName, hourName } from "#content/hours/hour";
import { usePageZone } from "../layout/current-user";

const never = () => () => {};

/**
 * The part of the day where the visitor is, once scripts run; until then, and of who chose a zone, what
 * the server knows.
 */
export function useHour(given: HourName, chosen: boolean): HourName {
  const isServed = usePageZone()?.isChosen || chosen;
  const own = () => (isServed ? given : hourName(new Date().getHours()));
  return useSyncExternalStore(never, own, () => given);
}
