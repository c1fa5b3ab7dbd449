import { useRef } from "react";
import { KeepAct } from "~/bookmarks/save-prayer";
import { ActNotice } from "~/ui/forms/act-notice";
import { HelpLines } from "~/ui/reading/help-lines";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import { DayDone } from "./day-done";
import { DayPager } from "./day-pager";
import { DayWords } from "./day-words";
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

/** The chosen day: what the Bible says, and what is written for it. */
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
      <ScriptureBlock
        key={address}
        scripture={day.scripture}
        address={address}
        night
        long={day.pause !== undefined}
      >
        <KeepAct act="keep-verse" kept={keeping["keep-verse"]} small {...keep} />
      </ScriptureBlock>
      <div className="spread">
        <DayWords
          day={day}
          acts={<KeepAct act="keep" kept={keeping.keep} {...keep} />}
          help={(needsHelpLines || day.needsHelpLines) && <HelpLines />}
        />
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
