import { planPath } from "~/paths";
import type { FinishedPlan } from "~/plans/plan-days.server";
import { DaysLight } from "~/ui/cards/days-light";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";

type FinishedProps = {
  plans: readonly FinishedPlan[];
  /** How the page parts its width. */
  columns: string;
};

/** The plans that a person prayed to their end: the latest with its picture, the others a line each. */
export function Finished({ plans: [latest, ...others], columns }: FinishedProps) {
  if (!latest) return null;
  return (
    <section aria-labelledby="finished-heading" className={`gap-y-6 ${columns}`}>
      <div>
        <h2 id="finished-heading">Finished</h2>
        <p className="mt-2 font-serif text-subheading text-balance">
          Prayed to the end. <span className="block">Every day stays with you.</span>
        </p>
      </div>
      <ul aria-labelledby="finished-heading" className="grid gap-1">
        <FinishedCard {...latest} />
        {others.map(({ id, title, on }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span>
              {title} <span className="text-small text-ink-quiet">· {on}</span>
            </span>{" "}
            <PageLink to={planPath(id)} className="link inline-flex min-h-11 items-center">
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
      <p>Finished {on}</p>
      <DaysLight dayCount={dayCount} className="mt-2.5 mb-3" />
      <p className="sr-only">All {dayCount} days prayed</p>
      <PageLink
        to={planPath(id)}
        className={`-my-2 inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
      >
        Pray it again<span className="sr-only">: {title}</span>
        <Icon of="arrow-right" />
      </PageLink>
    </GoingCard>
  );
}
