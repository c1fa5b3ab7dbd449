import { useSyncExternalStore } from "react";
import { type HourName, hourName } from "#content/hours/hour";
import { usePageZone } from "../layout/current-user";

const never = () => () => {};

/** What the server knows until scripts run, and for whoever chose a zone. */
export function useHour(given: HourName, chosen: boolean): HourName {
  const isServed = usePageZone()?.isChosen || chosen;
  const own = () => (isServed ? given : hourName(new Date().getHours()));
  return useSyncExternalStore(never, own, () => given);
}
