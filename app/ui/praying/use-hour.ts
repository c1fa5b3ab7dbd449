import { useSyncExternalStore } from "react";
import { type HourName, hourName } from "../../../content/hours/hour";

const never = () => () => {};

/** The part of the day where the visitor is, once scripts run; until then what the server knows. */
export function useHour(given: HourName, chosen: boolean): HourName {
  const own = () => (chosen ? given : hourName(new Date().getHours()));
  return useSyncExternalStore(never, own, () => given);
}
