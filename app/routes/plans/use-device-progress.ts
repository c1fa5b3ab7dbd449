import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { doneParameter } from "~/forms/form";

/** The days that were open last, by plan, in the browser's own storage. */
const storageKey = "plan-places";

/**
 * Keeps on this device which day of a started plan is open, and tells which one was open before.
 * @returns the day that was open when the page came; undefined where nothing is saved.
 */
export function useDeviceProgress(planId: string, day: number): number | undefined {
  const { search, key } = useLocation();
  const [before, setBefore] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    const progress = readProgress();
    const last = progress[planId];
    const query = new URLSearchParams(search);
    const asked = query.has("day");
    const starts = query.get(doneParameter) === "start";
    // Who comes without asking for a day may have been further on: that is offered, not forgotten.
    if (last === undefined ? starts : asked) storeProgress({ ...progress, [planId]: day });
    setBefore(asked ? undefined : last);
  }, [planId, day, key]);
  return before;
}

function readProgress(): Record<string, number> {
  try {
    const progress: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const days = Object.entries(Object(progress)).filter(([, day]) => Number.isInteger(day));
    return Object.fromEntries(days) as Record<string, number>;
  } catch {
    // Storage may be forbidden or hold what is not ours: then nothing is promised.
    return {};
  }
}

function storeProgress(progress: Record<string, number>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(progress));
  } catch {
    // Full or forbidden.
  }
}
