import type { FinishedPlan, PlansInProgressData } from "~/bookmarks/plan-days.server";
import { PlansInProgress } from "~/bookmarks/plans-in-progress";
import { DaysLight } from "~/ui/cards/days-light";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
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

type FinishedProps = { plans: readonly FinishedPlan[] };

/** The plans that a person prayed to their end: the latest with its picture, the others a line each. */
export function Finished({ plans: [latest, ...others] }: FinishedProps) {
  if (!latest) return null;
  return (
    <section aria-labelledby="finished-heading">
      <h2 id="finished-heading">Finished</h2>
      <ul aria-labelledby="finished-heading" className="mt-6 grid gap-1">
        <FinishedCard {...latest} />
        {others.map(({ id, title, on }) => (
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

function FinishedCard({ id, title, on, image, scene, tone, dayCount }: FinishedPlan) {
  return (
    <GoingCard image={image} scene={scene} tone={tone}>
      <h3>{title}</h3>
      <DaysLight done={dayCount} dayCount={dayCount} className="my-2" />
      <p>Finished {on}</p>
      <PageLink
        to={`/plan/${id}`}
        className={`inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
      >
        Pray it again<span className="sr-only">: {title}</span>
        <Icon of="arrow-right" />
      </PageLink>
    </GoingCard>
  );
}
