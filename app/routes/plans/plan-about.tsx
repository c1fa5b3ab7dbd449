import type { ReactNode } from "react";
import { type Stat, Stats } from "~/ui/layout/stats";
import type { PlanPage } from "./plan.server";
import { PlanOverview } from "./plan-overview";

type PlanAboutProps = PlanPage & {
  /** A reading stood before it: all of it is one card. */
  behind: boolean;
  children: ReactNode;
};

/** What the plan is: its counters, what to do with it next where that stands here, and its overview. */
export function PlanAbout({ behind, children, ...page }: PlanAboutProps) {
  const counters = (
    <Stats label="The plan in figures" stats={countersOf(page.plan)} inside={behind}>
      {children}
    </Stats>
  );
  return (
    <>
      {!behind && counters}
      <PlanOverview {...page} behind={behind}>
        {behind && counters}
      </PlanOverview>
    </>
  );
}

function countersOf({ dayCount, weeks, completions }: PlanPage["plan"]): Stat[] {
  const counters: Stat[] = [
    [dayCount, "days"],
    ["5 min", "per day"],
  ];
  // Nobody is greeted by a nought.
  if (completions > 0)
    return [...counters, [completions, completions === 1 ? "completion" : "completions"]];
  return weeks ? [...counters, [weeks.length, "Sundays"]] : counters;
}
