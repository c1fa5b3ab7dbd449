import { Button, ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";
import { dayPath } from "./day-number";
import type { PlanPage } from "./plan.server";
import { PlanStart } from "./plan-start";

const textLink = "link inline-flex min-h-11 items-center";

/** Every day is prayed; at the end of the last one the blessing itself says so. */
export const isPrayedThrough = ({ own, ending }: PlanPage) =>
  own?.progress !== undefined && own.progress.next === undefined && !ending?.finished;

/** The way from a plan's end to its blessing; and after days away from it, a new beginning. */
export function PlanProgressLine(page: PlanPage) {
  const { plan, own } = page;
  if (isPrayedThrough(page)) {
    return (
      <div className="wrap no-print pt-8 pb-6">
        <h2 className="text-balance">You have prayed all {plan.dayCount} days of this plan.</h2>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ButtonLink to={`${dayPath(plan.id, plan.dayCount)}#sunrise-heading`}>
            A blessing to go with you
          </ButtonLink>
          <PlanStart {...page} />
          <PageLink to="/plans" className={textLink}>
            Find another plan
          </PageLink>
        </div>
      </div>
    );
  }
  const { next, away } = own?.progress ?? {};
  if (!next || !away) return null;
  return (
    <div className="wrap no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-4 pb-6">
      <p className="max-w-184 font-serif text-subheading text-balance">
        It is good that you are here. Nothing has been lost: day {next} has waited for you.
      </p>
      <IntentForm action={`/plan/${plan.id}`} intent="resume">
        <ZoneField />
        <Button variant="secondary">Begin again from here</Button>
      </IntentForm>
    </div>
  );
}
