import { DaysLight } from "~/ui/cards/days-light";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";
import type { PlanPage } from "./plan.server";

type PlanProgressLineProps = Pick<PlanPage, "plan" | "own">;

/** Where somebody is in the plan, in a quiet line; after days away a kind one, and a new beginning. */
export function PlanProgressLine({ plan, own }: PlanProgressLineProps) {
  const progress = own?.progress;
  if (!progress) return null;
  const { done, next, away } = progress;
  const path = `/plan/${plan.id}`;
  if (!next) {
    return (
      <p className="wrap no-print py-4 text-ink-quiet">
        You have prayed all {plan.dayCount} days of this plan. Come back to any of them, or walk it
        once more.
      </p>
    );
  }
  if (!away) {
    return (
      <div className="wrap no-print grid gap-2 py-4 text-ink-quiet">
        <DaysLight done={done.length} dayCount={plan.dayCount} />
        <p>
          {done.length > 0
            ? `You have prayed ${done.length} of ${plan.dayCount} days.`
            : "You have begun this plan. There is no hurry."}
        </p>
      </div>
    );
  }
  return (
    <div className="wrap no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4">
      <p className="max-w-184 font-serif text-subheading">
        It is good that you are here. Nothing has been lost: day {next} has waited for you.
      </p>
      <IntentForm action={path} intent="resume">
        <ZoneField />
        <Button variant="secondary">Begin again from here</Button>
      </IntentForm>
    </div>
  );
}
