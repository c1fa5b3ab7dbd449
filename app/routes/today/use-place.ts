import { useSyncExternalStore } from "react";

/** Where a visitor's own day stands beside the server's. */
export const places = ["before", "same", "after"] as const;

export type Place = (typeof places)[number];

/** Of the days of a page by their order; a day alone is always the same. */
export function placeOf(index: number, count: number): Place {
  return count > 1 ? (places[index] ?? "same") : "same";
}

/** The visitor's own place among the three days of a page, once scripts run. */
export function usePlace(days: readonly { day: string }[]): Place {
  const served = days.length > 1 ? days[1]?.day : undefined;
  return useSyncExternalStore(
    never,
    () => (served ? ownPlace(served, new Date()) : "same"),
    () => "same",
  );
}

/** @param served the server's day, yyyy-mm-dd. @param at a moment, in the zone of this device. */
export function ownPlace(served: string, at: Date): Place {
  const own = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return places[Math.sign(own - Date.parse(served)) + 1] ?? "same";
}

const never = () => () => {};
