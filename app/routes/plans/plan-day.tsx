import { useRef } from "react";
import { ActNotice } from "~/ui/act-notice";
import { HelpLines } from "~/ui/help-lines";
import { KeepAct } from "~/ui/keep-act";
import { Paragraphs } from "~/ui/paragraphs";
import { ScriptureBlock } from "~/ui/scripture-block";
import { DayDone } from "./day-done";
import { DayPager } from "./day-pager";
import type { PlanPage } from "./plan.server";
import { useDayFocus } from "./use-day-focus";
import type { PlanStep } from "./use-reading-first";

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
> & { step: PlanStep };

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
  step,
}: PlanDayProps) {
  const finished = own?.place !== undefined && own.place.next === undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = {
    action: `/plan/${plan.id}`,
    values: { day: day.number },
    path: `${path}#day`,
  };
  useDayFocus(heading);
  return (
    <article id="day" aria-labelledby="day-heading" className="day wrap">
      <ActNotice act="start" words={words.start} className="day-notice" />
      <ActNotice act="resume" words={words.resume} className="day-notice" />
      <h2 id="day-heading" ref={heading} tabIndex={-1}>
        Day {day.number}: {day.title}
      </h2>
      <ScriptureBlock key={address} scripture={day.scripture} address={address} night>
        <KeepAct act="keep-verse" kept={keeping["keep-verse"]} small {...keep} />
      </ScriptureBlock>
      <div className="spread">
        <section aria-labelledby="prayer-heading">
          <h3 id="prayer-heading" className="eyebrow">
            Prayer
          </h3>
          <div className="prayer">
            <Paragraphs text={day.prayer} />
          </div>
          <KeepAct act="keep" kept={keeping.keep} {...keep} />
        </section>
        <section aria-labelledby="reflection-heading">
          <h3 id="reflection-heading" className="eyebrow">
            Reflection
          </h3>
          <div className="prose">
            <Paragraphs text={day.reflection} />
          </div>
          {needsHelpLines && <HelpLines />}
        </section>
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
        {!next && !finished && (
          <p className="day-done no-print">
            This was the last day of the plan. Come back to any day that you need.
          </p>
        )}
        <DayPager plan={plan} day={day} dayTitles={dayTitles} step={step} />
      </div>
    </article>
  );
}
