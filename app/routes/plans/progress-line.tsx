import { Button, ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";
import { dayPath } from "./day-number";
import type { PlanPage } from "./plan.server";

const textLink = "link inline-flex min-h-11 items-center";

type PlanProgressLineProps = Pick<PlanPage, "plan" | "own" | "ending">;

/** The way from a plan's end to its blessing; and after days away from it, a new beginning. */
export function PlanProgressLine({ plan, own, ending }: PlanProgressLineProps) {
  const progress = own?.progress;
  if (!progress) return null;
  const { next, away } = progress;
  const path = `/plan/${plan.id}`;
  // The blessing itself says that every day is prayed.
  if (ending?.finished) return null;
  if (!next) {
    return (
      <div className="wrap no-print pt-8 pb-6">
        <h2 className="text-balance">You have prayed all {plan.dayCount} days of this plan.</h2>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={`${dayPath(plan.id, plan.dayCount)}#sunrise-heading`}>
            A blessing to go with you
          </ButtonLink>
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
