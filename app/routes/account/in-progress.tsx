import type { FinishedPlan, PlansInProgressData } from "~/bookmarks/plan-days.server";
import { PlansInProgress } from "~/bookmarks/plans-in-progress";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";

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

/** The plans that a person prayed to their end, a line each. */
export function Finished({ plans }: { plans: readonly FinishedPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <div>
      <h3 id="finished-heading" className="eyebrow">
        Finished
      </h3>
      <ul aria-labelledby="finished-heading" className="mt-2 grid gap-1">
        {plans.map(({ id, title, on }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span>
              {title} <span className="text-small text-ink-quiet">· {on}</span>
            </span>{" "}
            <PageLink to={`/plan/${id}`} className="link inline-flex min-h-11 items-center">
              Pray it again<span className="sr-only">: {title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
