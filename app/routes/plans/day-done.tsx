import type { RefObject } from "react";
import { planPath } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { IntentForm } from "~/ui/forms/intent-form";
import { ZoneField } from "~/ui/forms/zone-field";
import { dayName } from "~/ui/reading/day-name";
import { leading } from "./leading-button";
import type { PlanPage } from "./plan.server";

type DayDoneProps = Pick<PlanPage, "plan" | "day" | "messages"> & {
  /** The day it was prayed on, as `2030-01-31`. */
  on?: string;
  /** Every day of the plan is done. */
  finished: boolean;
  /** Takes the focus once the day is done. */
  messageRef: RefObject<HTMLDivElement>;
};

/** At the end of a day: *Mark this day done*, or that it is. */
export function DayDone({ plan, day, messages, on, finished, messageRef }: DayDoneProps) {
  if (on === undefined) {
    return (
      <div id="day-done" className="no-print scroll-my-22">
        <IntentForm action={planPath(plan.id)} intent="mark" values={{ day: day.number }}>
          <ZoneField />
          <Button className={leading}>Mark this day done</Button>
        </IntentForm>
      </div>
    );
  }
  const { title, description } = finished
    ? { title: `Day ${day.number} is done`, description: "Every day of this plan is prayed." }
    : messages.mark;
  return (
    <div id="day-done" className="no-print scroll-my-22">
      <div ref={messageRef} tabIndex={-1} className="day-saved max-w-176">
        <h3 className="flex items-center gap-2.5">
          <Icon of="circle-check" className="text-success" /> {title}
        </h3>
        <p className="mt-2">
          You prayed it on {dayName(on)}. {description}
        </p>
      </div>
    </div>
  );
}
