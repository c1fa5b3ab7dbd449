import { adventOf } from "#content/year/seasons";
import { dayTitle } from "~/routes/today/day-title";

/** It is for a season, and says when that begins. */
export const seasonPlanId = "advent-plan";

/** "Sunday, November 29", until that day has come. */
export function beginsOn(today: string): string | undefined {
  const first = adventOf(Number(today.slice(0, 4)));
  return today < first ? dayTitle(first) : undefined;
}
