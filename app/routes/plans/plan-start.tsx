import { Form } from "@remix-run/react";
import { planPath } from "~/paths";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";
import { DeviceProgress } from "./device-progress";
import { leading } from "./leading-button";
import type { PlanPage } from "./plan.server";

/** Where on the page `PlanStart` stands. */
export type StartPosition = "banner" | "counters" | "line" | "ending";

/**
 * A plan that is not begun is begun at the head of its page; one that is prayed to its end is begun
 * again where that is said. Who is on the way finds it at the counters.
 */
export function startPosition({ own, ending }: PlanPage): StartPosition {
  if (!own?.progress) return "banner";
  if (own.progress.next) return "counters";
  return ending ? "ending" : "line";
}

type PlanStartProps = Pick<PlanPage, "plan" | "own" | "day" | "begins" | "unknown">;

/** The one thing to do with a plan: begin it, go on with it, or begin it once more. */
export function PlanStart({ plan, own, day, begins, unknown }: PlanStartProps) {
  const path = planPath(plan.id);
  const next = own?.progress?.next;
  // Who reads a later day came for that.
  const leads = !unknown?.likely && day.number === 1;
  if (next) {
    // Who is there already needs no way to it; who was away has it at the page's head.
    if (next === day.number || own?.progress?.away) return null;
    return (
      <Form method="get" action={`${path}#day`}>
        <Button name="day" value={next} className={leading}>
          Continue with day {next}
        </Button>
      </Form>
    );
  }
  return (
    <div className={own ? undefined : "plan-start relative"}>
      <IntentForm action={path} intent="start">
        <ZoneField />
        {own?.progress ? (
          <Button variant="quiet" className="link px-0 max-sm:justify-start sm:ms-3">
            Pray this plan again
          </Button>
        ) : (
          <Button variant={leads ? "primary" : "secondary"}>Start Plan</Button>
        )}
      </IntentForm>
      {begins && (
        <p className="mt-2 text-small text-balance text-ink-quiet">
          <span className="inline-block">Begins {begins}.</span>{" "}
          <span className="inline-block">You may start any day.</span>
        </p>
      )}
      {!own && <DeviceProgress planId={plan.id} day={day.number} dayCount={plan.dayCount} />}
    </div>
  );
}
