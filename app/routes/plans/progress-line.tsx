import type { ReactNode } from "react";
import { planPath } from "~/paths";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";
import { leading } from "./leading-button";
import type { PlanPage } from "./plan.server";

type PlanProgressLineProps = PlanPage & {
  /** The way into the plan once more, where that stands here. */
  children: ReactNode;
};

/** The way from a plan's end to its blessing; and after days away from it, the way on. */
export function PlanProgressLine({ plan, own, children }: PlanProgressLineProps) {
  if (children) {
    return (
      <div className="wrap no-print pt-8 pb-6">
        <h2 className="text-balance">You’ve prayed all {plan.dayCount} days of this plan.</h2>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ButtonLink to={`${planPath(plan.id)}#sunrise-heading`}>
            A blessing to go with you
          </ButtonLink>
          {children}
        </div>
      </div>
    );
  }
  const { next, away } = own?.progress ?? {};
  if (!next || !away) return null;
  return (
    <div className="wrap no-print flex flex-wrap items-center gap-x-8 gap-y-3 pt-4 pb-2">
      <p className="max-w-184 font-serif text-subheading text-balance">
        It is good that you are here. Nothing has been lost: day {next} has waited for you.
      </p>
      <div className="max-sm:w-full">
        <IntentForm action={planPath(plan.id)} intent="resume">
          <ZoneField />
          <Button className={leading}>Continue with day {next}</Button>
        </IntentForm>
      </div>
    </div>
  );
}
