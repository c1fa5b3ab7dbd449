import { useSyncExternalStore } from "react";
import { usePageZone } from "~/ui/layout/current-user";

/** Where a visitor's own day stands beside the server's. */
export const dayOffsets = ["before", "same", "after"] as const;

export type DayOffset = (typeof dayOffsets)[number];

/** Of the days of a page by their order; a day alone is always the same. */
export function dayOffsetOf(index: number, count: number): DayOffset {
  return count > 1 ? (dayOffsets[index] ?? "same") : "same";
}

/** The visitor's own day among the three days of a page, once scripts run; who chose a zone has the served one. */
export function useDayOffset(days: readonly { day: string }[]): DayOffset {
  const isChosen = usePageZone()?.isChosen;
  const served = days.length > 1 && !isChosen ? days[1]?.day : undefined;
  return useSyncExternalStore(
    never,
    () => (served ? ownDayOffset(served, new Date()) : "same"),
    () => "same",
  );
}

/** @param served the server's day, yyyy-mm-dd. @param at a moment, in the zone of this device. */
export function ownDayOffset(served: string, at: Date): DayOffset {
  const own = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return dayOffsets[Math.sign(own - Date.parse(served)) + 1] ?? "same";
}

const never = () => () => {};
