import type { PlansInProgressData } from "~/plans/plan-days.server";
import { ButtonLink } from "~/ui/controls/button";
import { PlansInProgress } from "./plans-in-progress";

/** What a person is in the middle of, or where to begin. */
export function InProgress({ progress }: { progress: PlansInProgressData }) {
  return (
    <section aria-labelledby="in-progress-heading" className="lg:pt-inset">
      <h2 id="in-progress-heading">In progress</h2>
      {progress.plans.length > 0 ? (
        <PlansInProgress plans={progress.plans} />
      ) : (
        <>
          <p className="mt-2 mb-4">
            Nothing just now. A plan gives you a few quiet minutes a day, whenever you like.
          </p>
          <ButtonLink to="/#prayer-plans" variant="secondary">
            Choose a plan
          </ButtonLink>
        </>
      )}
    </section>
  );
}
