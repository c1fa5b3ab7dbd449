import { Link } from "@remix-run/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef } from "react";
import { ActNotice } from "~/ui/act-notice";
import { Button } from "~/ui/button";
import { HelpLines } from "~/ui/help-lines";
import { Icon } from "~/ui/icon";
import { KeepAct } from "~/ui/keep-act";
import { Paragraphs } from "~/ui/paragraphs";
import { ScriptureBlock } from "~/ui/scripture-block";
import { DayDone } from "./day-done";
import { DayForm } from "./day-form";
import type { PlanPage } from "./plan.server";
import { useDayFocus } from "./use-day-focus";

type PlanDayProps = Pick<
  PlanPage,
  | "plan"
  | "day"
  | "dayTitles"
  | "path"
  | "address"
  | "next"
  | "needsHelpLines"
  | "own"
  | "words"
  | "keeping"
>;

/** The chosen day: what the Bible says, a prayer, and a thought to take along. */
export function PlanDay({
  plan,
  day,
  dayTitles,
  path,
  address,
  next,
  needsHelpLines,
  own,
  words,
  keeping,
}: PlanDayProps) {
  const last = dayTitles.length;
  const finished = own?.place !== undefined && own.place.next === undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = {
    action: `/plan/${plan.id}`,
    values: { day: day.number },
    path: `${path}#day`,
  };
  useDayFocus(heading, day.number === 1 || day.number === last);
  return (
    <article id="day" aria-labelledby="day-heading" className="day wrap">
      <ActNotice act="start" words={words.start} className="day-notice" />
      <ActNotice act="resume" words={words.resume} className="day-notice" />
      <header className="day-head">
        <h2 id="day-heading" ref={heading} tabIndex={-1}>
          Day {day.number}: {day.title}
        </h2>
        <DayForm planId={plan.id} className="day-steps">
          <Button name="day" value={day.number - 1} variant="secondary" disabled={day.number === 1}>
            <Icon of={ArrowLeft} /> Previous Day
          </Button>
          <Button
            name="day"
            value={day.number + 1}
            variant="secondary"
            disabled={day.number === last}
          >
            Next Day <Icon of={ArrowRight} />
          </Button>
        </DayForm>
      </header>
      <ScriptureBlock key={address} scripture={day.scripture} address={address} night>
        <KeepAct act="keep-verse" kept={keeping["keep-verse"]} {...keep} />
      </ScriptureBlock>
      <div className="spread">
        <section aria-labelledby="prayer-heading" className="spread-prayer">
          <h3 id="prayer-heading">Prayer</h3>
          <div className="prayer">
            <Paragraphs text={day.prayer} />
          </div>
          <KeepAct act="keep" kept={keeping.keep} {...keep} />
        </section>
        <section aria-labelledby="reflection-heading">
          <h3 id="reflection-heading">Reflection</h3>
          <div className="prose">
            <Paragraphs text={day.reflection} />
          </div>
        </section>
      </div>
      {needsHelpLines && <HelpLines />}
      {own ? (
        <DayDone
          plan={plan}
          day={day}
          words={words}
          on={own.place?.doneOn[day.number]}
          finished={finished}
        />
      ) : (
        <ActNotice act="mark" words={words.mark} className="day-done" />
      )}
      {next ? (
        <p className="day-onward no-print">
          <Link to={`${next}#day`}>
            Go on to day {day.number + 1}: {dayTitles[day.number]}
            <Icon of={ArrowRight} />
          </Link>
        </p>
      ) : (
        !finished && (
          <p className="day-onward no-print">
            This was the last day of the plan. Come back to any day that you need.
          </p>
        )
      )}
    </article>
  );
}
