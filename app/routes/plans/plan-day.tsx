import { useLocation, useNavigationType } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { planPath, planPrayerPath } from "~/paths";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { Button, ButtonLink, Icon, TextLink } from "~/ui/controls/controls";
import { ZoneField } from "~/ui/forms/field";
import { IntentForm, IntentNotice } from "~/ui/forms/intent-form";
import { Recording } from "~/ui/praying/recording";
import { dayName } from "~/ui/reading/moment";
import { ScriptureBlock } from "~/ui/reading/scripture";
import { planLetter } from "./by-letter/plan-letter-definition";
import { DayPager, type PlanStep } from "./day-pager";
import { DayWords } from "./day-words";
import { PlanEnding } from "./ending-words";
import type { PlanPage } from "./plan.server";
import { leading } from "./plan-start";

type PlanDayProps = PlanPage & { step: PlanStep; start: ReactNode };

export function PlanDay({ step, start, ...page }: PlanDayProps) {
  const { plan, day, path, messages, ending } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = { action: planPath(plan.id), values: { day: day.number }, path: `${path}#day` };
  const messageRef = useFocusOnceDone(day.number, page.own?.progress?.doneOn[day.number]);
  useDayFocus(heading);
  return (
    <>
      <article id="day" aria-labelledby="day-heading" className={room(step)}>
        <div className="wrap">
          <div className="mx-auto max-w-[36.5rem]">
            <IntentNotice intent="start" message={messages.start} className="mb-6" />
            <IntentNotice intent="resume" message={messages.resume} className="mb-6" />
          </div>
          <DayScripture key={page.address} {...page} form={form} heading={heading} />
          <div className="mx-auto mt-part grid max-w-[36.5rem] grid-cols-[minmax(0,1fr)] gap-10">
            <Recording src={page.recording} />
            <DayWords day={page.day}>
              <div className="flex flex-wrap items-start gap-3 no-print">
                <ButtonLink to={planPrayerPath(plan.id, day.number)}>Pray this day</ButtonLink>
                <SavePrayerForm
                  intent="save-prayer"
                  saved={page.saved?.["save-prayer"]}
                  {...form}
                />
              </div>
            </DayWords>
            <div className="grid gap-8 pb-8 no-print empty:hidden">
              {!ending?.finished && <DayEnd {...page} messageRef={messageRef} />}
              <DayPager {...page} step={step} />
            </div>
          </div>
        </div>
      </article>
      <PlanEnding {...page} messageRef={messageRef}>
        {start}
      </PlanEnding>
    </>
  );
}

const room = ({ readingFirst }: PlanStep) =>
  `[--dawn-at:46%_clamp(2.5rem,6vw,4.5rem)_at_50%_100%] [&_.vigil]:gap-y-4 [&_.vigil]:pt-[clamp(2rem,3.5vw,3rem)] sm:[&_.vigil]:gap-y-6 ${readingFirst ? "pt-6 md:pt-8" : "pt-passage"}`;

type WithForm = PlanPage & {
  form: { action: string; values: { day: number }; path: string };
};

type DayScriptureProps = WithForm & { heading: RefObject<HTMLHeadingElement> };

function DayScripture({ day, address, picture, saved, form, heading }: DayScriptureProps) {
  return (
    <ScriptureBlock
      scripture={day.scripture}
      address={address}
      picture={`verse/${picture}`}
      night
      small
      long={day.questions !== undefined}
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

type WithMessage = PlanPage & {
  /** Gets the focus once the day is done. */
  messageRef: RefObject<HTMLDivElement>;
};

/** Not at the plan's end: the blessing says it. */
function DayEnd(page: WithMessage) {
  const { next, own, messages, byLetter, ending } = page;
  return (
    <>
      {own ? (
        <DayDone {...page} progress={own.progress} />
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
          <TextLink to={`#${planLetter.name}`}>Get the next days by email</TextLink>
        </p>
      )}
    </>
  );
}

type DayDoneProps = WithMessage & { progress: NonNullable<PlanPage["own"]>["progress"] };

function DayDone({ plan, day, messages, progress, messageRef }: DayDoneProps) {
  const on = progress?.doneOn[day.number];
  if (on === undefined)
    return (
      <div id="day-done" className="no-print scroll-my-22">
        <IntentForm action={planPath(plan.id)} intent="mark" values={{ day: day.number }}>
          <ZoneField />
          <Button className={leading}>Mark this day done</Button>
        </IntentForm>
      </div>
    );
  const { title, description } = progress?.next
    ? messages.mark
    : { title: `Day ${day.number} is done`, description: "Every day of this plan is prayed." };
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

/** A button pressed in the list keeps the focus; other links to a day move it to the day's heading. */
function useDayFocus(heading: RefObject<HTMLElement>): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type !== "POP" && hash === "#day") heading.current?.focus({ preventScroll: true });
  }, [key]);
}

/** The button goes once its day is done; its focus moves to the message in its place. */
function useFocusOnceDone(day: number, on: string | undefined) {
  const messageRef = useRef<HTMLDivElement>(null);
  const shown = useRef({ day, on });
  useEffect(() => {
    const marked = shown.current.day === day && shown.current.on === undefined && on !== undefined;
    shown.current = { day, on };
    if (marked && document.activeElement === document.body) {
      messageRef.current?.focus({ preventScroll: true });
    }
  }, [day, on]);
  return messageRef;
}
