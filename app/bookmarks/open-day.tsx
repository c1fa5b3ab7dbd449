import { planPath } from "~/paths";
import { DaysLight } from "~/ui/cards/days-light";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import type { Today } from "./today.server";

/** The open day of the plan that was prayed last, and how many plans wait besides. */
export function OpenDay({ progress }: Pick<Today, "progress">) {
  const [plan, ...others] = progress.plans;
  if (!plan) {
    return (
      <div>
        <h3 className="eyebrow">A plan to follow</h3>
        <p className="mt-2 mb-4 font-serif text-subheading text-balance">
          A few quiet minutes a day, with a passage and a prayer.
        </p>
        <ButtonLink to="/plans" variant="secondary">
          Choose a plan
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h3 className="eyebrow">Where you left off</h3>
        <p className="mt-2 font-serif text-subheading">{plan.title}</p>
        <DaysLight {...plan} className="mt-3 mb-2" />
        <p className="text-small text-ink-quiet">
          Day {plan.next}: {plan.nextTitle}
        </p>
      </div>
      <div className="grid justify-items-start gap-y-1">
        <ButtonLink to={`${planPath(plan.id)}#day`}>Continue with day {plan.next}</ButtonLink>
        {others.length > 0 && (
          <PageLink to="/account" className="link inline-flex min-h-11 items-center">
            {others.length === 1 ? "See your other plan" : `See your ${others.length} other plans`}
          </PageLink>
        )}
      </div>
    </div>
  );
}
