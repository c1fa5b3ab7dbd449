import type { FinishedPlan, PlansInProgressData } from "~/bookmarks/plan-days.server";
import { PlansInProgress } from "~/bookmarks/plans-in-progress";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";

/** What a person is in the middle of, or where to begin. */
export function InProgress({ progress }: { progress: PlansInProgressData }) {
  return (
    <section aria-labelledby="in-progress-heading">
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

type FinishedProps = { plans: readonly FinishedPlan[] } & Pick<PlansInProgressData, "daysPrayed">;

/** The plans that a person prayed to their end, a line each. */
export function Finished({ plans, daysPrayed }: FinishedProps) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="finished-heading">
      <h2 id="finished-heading">Finished</h2>
      <p className="mt-2 text-ink-quiet">
        {daysPrayed === 1
          ? "In all your plans, one day prayed. It stays with you."
          : `In all your plans, ${daysPrayed} days prayed. Every one stays with you.`}
      </p>
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
    </section>
  );
}
