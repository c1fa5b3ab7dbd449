import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { bookletPath, planPath } from "~/paths";
import { Button, Icon, TallLink } from "~/ui/controls/controls";
import { PrintButton } from "~/ui/controls/print-button";
import type { PlanPage } from "./plan.server";

/** The next day comes first, unless this one is still to be marked. */
export function DayPager({ step, ...page }: PlanPage & { step: PlanStep }) {
  const { plan, day, dayTitles, own } = page;
  const before = day.number - 1;
  const after = day.number + 1;
  const isLast = after > dayTitles.length;
  const leads = !isLast && (!own || own.progress?.doneOn[day.number] !== undefined);
  return (
    <>
      <Form
        method="get"
        action={`${planPath(plan.id)}#day`}
        state={step}
        aria-label="Other days"
        className="day-pager no-print grid cols-fit-32 gap-3"
      >
        <div className="grid content-start justify-items-start">
          <Button
            name="day"
            value={before}
            variant="quiet"
            disabled={before === 0}
            aria-describedby={before > 0 ? "day-before" : undefined}
            className="-ms-6 px-6"
          >
            <Icon of="arrow-left" /> Previous Day
          </Button>{" "}
          <DayTitle id="day-before">{dayTitles[before - 1]}</DayTitle>
        </div>{" "}
        <div className="grid content-start justify-items-end text-end">
          <Button
            name="day"
            value={after}
            variant={leads ? "primary" : "secondary"}
            disabled={isLast}
            aria-describedby={isLast ? undefined : "day-after"}
          >
            Next Day <Icon of="arrow-right" />
          </Button>{" "}
          <DayTitle id="day-after">{dayTitles[day.number]}</DayTitle>
        </div>
      </Form>
      <p className="no-print -mt-4 flex flex-wrap gap-x-6 text-small text-ink-quiet">
        <TallLink to={planPath(plan.id)}>To the top of {plan.title}</TallLink>{" "}
        <TallLink to={bookletPath(plan.id)}>All days as a booklet</TallLink>{" "}
        <PrintButton>Print this day</PrintButton>
      </p>
    </>
  );
}

function DayTitle({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <span id={id} className="mt-1.5 text-small text-ink-quiet">
      {children}
    </span>
  );
}

/** Kept in the history entry. */
export type PlanStep = { readingFirst: boolean };
