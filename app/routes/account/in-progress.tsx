import type { PlansInProgressData } from "~/bookmarks/plan-days.server";
import { PlansInProgress } from "~/bookmarks/plans-in-progress";
import { ButtonLink } from "~/ui/controls/button";

/** What a person is in the middle of, or where to begin. */
export function InProgress({ progress }: { progress: PlansInProgressData }) {
  if (progress.plans.length > 0) return <PlansInProgress {...progress} className="" />;
  return (
    <>
      <p>Nothing just now. A plan gives you a few quiet minutes a day, whenever you like.</p>
      <div className="buttons items-start">
        <ButtonLink to="/#prayer-plans" variant="secondary">
          Choose a plan
        </ButtonLink>
      </div>
    </>
  );
}
