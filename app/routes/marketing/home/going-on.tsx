import type { PlansInProgressData } from "~/bookmarks/plan-days.server";
import { PlansInProgress } from "~/bookmarks/plans-in-progress";

/** For somebody who is in the middle of a plan: the way on, before anything else. */
export function GoingOn({ progress }: { progress: PlansInProgressData }) {
  if (progress.plans.length === 0) return null;
  return (
    <section id="in-progress" aria-labelledby="in-progress-heading" className="wrap pt-passage">
      <h2 id="in-progress-heading">Where you left off</h2>
      <PlansInProgress {...progress} />
    </section>
  );
}
