import { namedDayPath } from "~/paths";
import { DaysLight } from "~/ui/cards/days-light";
import { ButtonLink } from "~/ui/controls/button";
import { stackedButtons } from "~/ui/controls/even-buttons";
import { PageLink } from "~/ui/controls/page-link";
import type { Today } from "./today.server";

/** The open day of the plan that was prayed last, and beside it the way to pray now; or a plan to begin. */
export function OpenDay({ progress }: Pick<Today, "progress">) {
  const [plan] = progress.plans;
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
    <>
      <h3 className="eyebrow">Where you left off</h3>
      <p className="mt-2 font-serif text-subheading">{plan.title}</p>
      <DaysLight {...plan} className="mt-3 mb-2" />
      <p className="mb-5 text-small text-ink-quiet">
        Day {plan.next}: {plan.nextTitle}
      </p>
      <div className={`${stackedButtons} items-center`}>
        <ButtonLink to={`${namedDayPath(plan.id, plan.next)}#day`}>
          Continue with day {plan.next}
        </ButtonLink>{" "}
        <PageLink to="/pray" className="text-button justify-center px-3">
          Pray now
        </PageLink>
      </div>
    </>
  );
}
