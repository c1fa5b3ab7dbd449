import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { ActForm } from "~/ui/act-form";
import { ActNotice } from "~/ui/act-notice";
import { Button } from "~/ui/button";
import { dayName } from "~/ui/day-name";
import { Icon } from "~/ui/icon";
import { ZoneField } from "~/ui/zone-field";
import type { PlanPage } from "./plan.server";

type DayDoneProps = Pick<PlanPage, "plan" | "day" | "words"> & {
  /** The day it was prayed on, as `2030-01-31`. */
  on?: string;
  /** Every day of the plan is done. */
  finished: boolean;
};

/** At the end of a day: *Mark this day done*, or that it is. */
export function DayDone({ plan, day, words, on, finished }: DayDoneProps) {
  const said = useFocusOnceDone(day.number, on);
  return (
    <div id="day-done" className="day-done no-print">
      {on === undefined ? (
        <ActForm action={`/plan/${plan.id}`} act="mark" values={{ day: day.number }}>
          <ZoneField />
          <Button>Mark this day done</Button>
        </ActForm>
      ) : (
        <p ref={said} tabIndex={-1} className="day-kept">
          <Icon of={CircleCheck} /> Day {day.number} is done. You prayed it on {dayName(on)}.
        </p>
      )}
      {on !== undefined && finished ? (
        <div className="day-closing">
          <h3>{words.mark.title}</h3>
          <p>
            Thank you for giving these days to God. Take along what spoke to you, and let the rest
            go. He goes with you from here.
          </p>
        </div>
      ) : (
        <ActNotice act="mark" words={words.mark} />
      )}
    </div>
  );
}

/** The button goes once its day is done; the focus that was on it goes to the words in its place. */
function useFocusOnceDone(day: number, on: string | undefined) {
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ day, on });
  useEffect(() => {
    const marked = shown.current.day === day && shown.current.on === undefined && on !== undefined;
    shown.current = { day, on };
    if (marked && document.activeElement === document.body) {
      said.current?.focus({ preventScroll: true });
    }
  }, [day, on]);
  return said;
}
