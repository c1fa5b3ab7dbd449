import { type ReactNode, type RefObject, useRef } from "react";
import { planPath } from "~/paths";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { HelpAgain } from "~/ui/reading/help-again";
import { HelpLines } from "~/ui/reading/help-lines";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import { planLetter } from "./by-letter/plan-letter-definition";
import { DayDone } from "./day-done";
import { DayPager } from "./day-pager";
import { DayWords } from "./day-words";
import type { PlanPage } from "./plan.server";
import { PlanEnding } from "./plan-ending";
import { useDayFocus, useFocusOnceDone } from "./use-day-focus";
import type { PlanStep } from "./use-reading-first";

type PlanDayProps = PlanPage & {
  step: PlanStep;
  /** The way into the plan once more, where that stands at its end. */
  start: ReactNode;
};

/** The chosen day: what the Bible says, and what is written for it. */
export function PlanDay({ step, start, ...page }: PlanDayProps) {
  const { plan, day, path, messages, saved, ending } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = { action: planPath(plan.id), values: { day: day.number }, path: `${path}#day` };
  const messageRef = useFocusOnceDone(day.number, page.own?.progress?.doneOn[day.number]);
  useDayFocus(heading);
  return (
    <>
      <article id="day" aria-labelledby="day-heading" className={room(step)}>
        <div className="wrap print:p-0">
          <div className="mx-auto max-w-[36.5rem]">
            <IntentNotice intent="start" message={messages.start} className="mb-6" />
            <IntentNotice intent="resume" message={messages.resume} className="mb-6" />
          </div>
          <DayScripture key={page.address} {...page} form={form} heading={heading} />
          <div className="mx-auto mt-part grid max-w-[36.5rem] grid-cols-[minmax(0,1fr)] gap-10 print:block print:*:mt-7">
            <DayWords
              day={day}
              intents={
                <SavePrayerForm intent="save-prayer" saved={saved?.["save-prayer"]} {...form} />
              }
              help={<DayHelp {...page} />}
            />
            <div className="grid gap-8 pb-8 empty:hidden print:hidden">
              <DayEnd {...page} messageRef={messageRef} />
              <DayPager {...page} step={step} />
            </div>
          </div>
        </div>
      </article>
      <PlanEnding plan={plan} ending={ending} messageRef={messageRef}>
        {start}
      </PlanEnding>
    </>
  );
}

type DayScriptureProps = PlanPage & {
  /** Where what is saved is sent. */
  form: { action: string; values: { day: number }; path: string };
  heading: RefObject<HTMLHeadingElement>;
};

/** What the Bible says on the day, under the day's own name. */
function DayScripture({ plan, day, address, saved, form, heading }: DayScriptureProps) {
  return (
    <ScriptureBlock
      scripture={day.scripture}
      address={address}
      picture={`verse/plan/${plan.id}/${day.number}`}
      night
      small
      long={day.pause !== undefined}
      heading={
        <h2 id="day-heading" ref={heading} tabIndex={-1} className="text-subheading text-dawn">
          Day {day.number}: {day.title}
        </h2>
      }
    >
      <SavePrayerForm
        intent="save-verse"
        saved={saved?.["save-verse"]}
        kind={kindOf(day.scripture.reference)}
        {...form}
      />
    </ScriptureBlock>
  );
}

const room = ({ readingFirst }: PlanStep) =>
  `[--dawn-at:46%_clamp(2.5rem,6vw,4.5rem)_at_50%_100%] [&_.vigil]:gap-y-4 [&_.vigil]:pt-[clamp(2rem,3.5vw,3rem)] sm:[&_.vigil]:gap-y-6 print:mt-7 print:p-0 ${readingFirst ? "pt-6 md:pt-8" : "pt-passage"}`;

/** Whom to call, where the day or its plan is about what cannot wait. */
function DayHelp({ day, needsHelpLines, unsafeHome }: PlanPage) {
  return (
    <>
      <HelpLines needsHelpLines={!needsHelpLines && day.needsHelpLines === true} />
      <HelpAgain needsHelpLines={needsHelpLines} unsafeHome={unsafeHome} />
    </>
  );
}

/** Whether the day is done, and that it was the last one: a blessing says that better. */
function DayEnd({ messageRef, ...page }: PlanPage & { messageRef: RefObject<HTMLDivElement> }) {
  const { plan, day, next, own, messages, byLetter, ending } = page;
  if (ending?.finished) return null;
  return (
    <>
      {own ? (
        <DayDone
          plan={plan}
          day={day}
          messages={messages}
          on={own.progress?.doneOn[day.number]}
          finished={own.progress !== undefined && own.progress.next === undefined}
          messageRef={messageRef}
        />
      ) : (
        <div id="day-done" className="scroll-my-22">
          <IntentNotice intent="mark" message={messages.mark} />
        </div>
      )}
      {!next && !ending && (
        <p className="no-print scroll-my-22">
          This was the last day of the plan. Come back to any day that you need.
        </p>
      )}
      {byLetter && next && (
        <p className="no-print text-small text-ink-quiet">
          <a href={`#${planLetter.name}`} className="link">
            Get the next days by email
          </a>
        </p>
      )}
    </>
  );
}
