import { Link } from "@remix-run/react";
import type { FinishedPlan } from "~/bookmarks/plan-days.server";
import { planPath, savedPath } from "~/paths";
import type { CardArtProps } from "~/ui/cards/card-art";
import { DaysLight } from "~/ui/cards/days-light";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";

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
      <DaysLight done={dayCount} dayCount={dayCount} className="my-2" />
      <p>All {dayCount} days prayed</p>
      <PageLink
        to={planPath(id)}
        className={`inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
      >
        Pray it again<span className="sr-only">: {title}</span>
        <Icon of="arrow-right" />
      </PageLink>
    </GoingCard>
  );
}

type SavedProps = {
  saved: readonly (CardArtProps & { to: string; title: string; kind: string })[];
  count: number;
  /** It has a row for itself. */
  wide: boolean;
};

/** The plans and themes that a person saved. */
export function Saved({ saved, count, wide }: SavedProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="saved-heading" className={wide ? "lg:col-span-full" : undefined}>
      <h2 id="saved-heading">Saved</h2>
      <ul className="mt-6 mb-4 grid cols-fit-84 gap-6">
        {saved.map(({ to, title, kind, ...art }) => (
          <GoingCard key={to} {...art}>
            <h3>{title}</h3>
            <Link
              to={to}
              className={`inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
            >
              Open this {kind}
              <span className="sr-only">: {title}</span>
              <Icon of="arrow-right" />
            </Link>
          </GoingCard>
        ))}
      </ul>
      {count > saved.length && (
        <Link to={savedPath} className="link">
          All {count}
        </Link>
      )}
    </section>
  );
}
