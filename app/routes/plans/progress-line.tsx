import { Button } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";
import { dayPath } from "./day-number";
import type { PlanPage } from "./plan.server";

const textLink = "link inline-flex min-h-11 items-center";

type PlanProgressLineProps = Pick<PlanPage, "plan" | "own">;

/** A kind line at the end of a plan; and after days away from it, with a new beginning. */
export function PlanProgressLine({ plan, own }: PlanProgressLineProps) {
  const progress = own?.progress;
  if (!progress) return null;
  const { next, away } = progress;
  const path = `/plan/${plan.id}`;
  if (!next) {
    return (
      <div className="wrap no-print pt-4 pb-6">
        <p className="max-w-184 font-serif text-subheading text-balance">
          You have prayed all {plan.dayCount} days of this plan.
        </p>
        <p className="flex flex-wrap gap-x-6">
          <PageLink to={`${dayPath(plan.id, plan.dayCount)}#sunrise-heading`} className={textLink}>
            A blessing to go with
          </PageLink>
          <PageLink to="/plans" className={textLink}>
            Find another plan
          </PageLink>
        </p>
      </div>
    );
  }
  if (!away) return null;
  return (
    <div className="wrap no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-4 pb-6">
      <p className="max-w-184 font-serif text-subheading text-balance">
        It is good that you are here. Nothing has been lost: day {next} has waited for you.
      </p>
      <IntentForm action={path} intent="resume">
        <ZoneField />
        <Button variant="secondary">Begin again from here</Button>
      </IntentForm>
    </div>
  );
}
