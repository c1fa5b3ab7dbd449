import { adventOf } from "../../../content/year/seasons";
import { dayTitle } from "../today/day-title";

/** It is for a season, and says when that begins. */
export const seasonPlanId = "advent-plan";

/** "Sunday, November 29", until that day has come; nothing of a plan for any time. */
export function beginsOn(planId: string, today: string): string | undefined {
  if (planId !== seasonPlanId) return undefined;
  const first = adventOf(Number(today.slice(0, 4)));
  return today < first ? dayTitle(first) : undefined;
}
