import type { ReactNode } from "react";
import { type Stat, Stats } from "~/ui/layout/stats";
import type { PlanPage } from "./plan.server";
import { PlanOverview } from "./plan-overview";

/** What the plan is: its counters, what to do with it next where that stands here, and its overview. */
export function PlanAbout({ children, ...page }: PlanPage & { children: ReactNode }) {
  return (
    <>
      <Stats label="The plan in figures" stats={countersOf(page.plan)}>
        {children}
      </Stats>
      <PlanOverview {...page} />
    </>
  );
}

function countersOf({ dayCount, weeks, completions }: PlanPage["plan"]): Stat[] {
  const counters: Stat[] = [
    [dayCount, "days"],
    ["5 min", "per day"],
  ];
  // Nobody is greeted by a nought.
  if (completions > 0) return [...counters, [completions, "completions"]];
  return weeks ? [...counters, [weeks.length, "Sundays"]] : counters;
}
