import { namedDayPath } from "~/paths";
import type { PlansInProgressData } from "~/plans/plan-days.server";
import { DaysLight } from "~/ui/cards/days-light";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";

/** The plans that somebody is in the middle of, each with the day that is open next. */
export function PlansInProgress({ plans }: Pick<PlansInProgressData, "plans">) {
  return (
    <ul className="mt-6 grid cols-fit-84 gap-4">
      {plans.map(({ id, title, image, scene, tone, next, nextTitle, done, dayCount }) => (
        <GoingCard key={id} image={image} scene={scene} tone={tone}>
          <h3>{title}</h3>
          <p className="text-balance">Next: {nextTitle}</p>
          <DaysLight done={done} dayCount={dayCount} className="mt-2.5 mb-3" />
          <p className="sr-only">
            {done.length} of {dayCount} days prayed
          </p>
          <PageLink
            to={`${namedDayPath(id, next)}#day`}
            className={`-my-2 inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
          >
            Continue with day {next} <span className="sr-only">of {title}</span>
            <Icon of="arrow-right" />
          </PageLink>
        </GoingCard>
      ))}
    </ul>
  );
}
