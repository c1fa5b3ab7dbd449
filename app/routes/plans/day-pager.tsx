import { Form } from "@remix-run/react";
import { planPath } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";
import type { PlanPage } from "./plan.server";
import type { PlanStep } from "./use-reading-first";

type DayPagerProps = Pick<PlanPage, "plan" | "day" | "dayTitles" | "own"> & { step: PlanStep };

/**
 * At the end of a day: back to the one before, and on to the next, each from its beginning. The next
 * is what comes first, unless the day is still to be marked.
 */
export function DayPager({ plan, day, dayTitles, own, step }: DayPagerProps) {
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
        <Button
          name="day"
          value={before}
          variant="quiet"
          disabled={before === 0}
          className={`${way} -ms-6 justify-self-start sm:text-start`}
        >
          <Icon of="arrow-left" />
          <Way of="Previous Day" title={dayTitles[before - 1]} />
        </Button>{" "}
        <Button
          name="day"
          value={after}
          variant={leads ? "primary" : "secondary"}
          disabled={isLast}
          className={`${way} ms-auto sm:text-end`}
        >
          <Way of="Next Day" title={dayTitles[day.number]} />
          <Icon of="arrow-right" />
        </Button>
      </Form>
      <BackToOverview plan={plan} first={before === 0} />
    </>
  );
}

const way = "px-6 py-3";

/** After any of its days: to what the plan is. */
function BackToOverview({ plan, first }: Pick<PlanPage, "plan"> & { first: boolean }) {
  return (
    <p className="no-print -mt-4 text-small">
      <PageLink
        to={planPath(plan.id)}
        className="link inline-flex min-h-11 items-center text-ink-quiet"
      >
        {first ? "To the top of" : "Back to the overview of"} {plan.title}
      </PageLink>
    </p>
  );
}

function Way({ of: direction, title }: { of: string; title: string | undefined }) {
  return (
    <span>
      <span>{direction}</span>{" "}
      {title && (
        <span className="block max-sm:hidden text-small font-normal opacity-85">{title}</span>
      )}
    </span>
  );
}
