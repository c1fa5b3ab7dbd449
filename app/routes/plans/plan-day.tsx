import { Form, useLocation, useNavigationType } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { bookletPath, planPath, planPrayerPath } from "~/paths";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { Button, ButtonLink, Icon, TallLink, TextLink } from "~/ui/controls/controls";
import { PrintButton } from "~/ui/controls/print-button";
import { ZoneField } from "~/ui/forms/field";
import { IntentForm, IntentNotice } from "~/ui/forms/intent-form";
import { Recording } from "~/ui/praying/praying-page";
import { dayName } from "~/ui/reading/moment";
import { ScriptureBlock } from "~/ui/reading/scripture";
import { planLetter } from "./by-letter/plan-letter-definition";
import { DayWords } from "./day-words";
import type { PlanPage } from "./plan.server";
import { PlanEnding } from "./plan-ending";
import { leading } from "./plan-start";

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

type PlanDayProps = PlanPage & { step: PlanStep };

export function PlanDay({ step, ...page }: PlanDayProps) {
  const { plan, day, path, messages } = page;
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
          <div className="mx-auto mt-part grid max-w-[36.5rem] grid-cols-[minmax(0,1fr)] gap-10 print:ms-0">
            <Recording src={page.recording} />
            <DayWords day={page.day}>
              <SavePrayerForm intent="save-prayer" saved={page.saved?.["save-prayer"]} {...form} />
            </DayWords>
            <div className="grid gap-8 pb-8 no-print empty:hidden">
              <DayEnd {...page} messageRef={messageRef} />
              <DayPager {...page} step={step} />
            </div>
          </div>
        </div>
      </article>
      <PlanEnding {...page} />
    </>
  );
}

const room = ({ readingFirst }: PlanStep) =>
  `[--dawn-at:46%_clamp(2.5rem,6vw,4.5rem)_at_50%_100%] [&_.vigil]:gap-y-4 [&_.vigil]:pt-[clamp(2rem,3.5vw,3rem)] sm:[&_.vigil]:gap-y-6 ${quietTools} ${readingFirst ? "pt-4 md:pt-8" : "-scroll-mt-6 pt-passage"}`;

const quietTools =
  "max-sm:[&_.vigil_.button-secondary]:border-transparent max-sm:[&_.vigil_.button-secondary]:bg-transparent max-sm:[&_.vigil_.button-secondary]:px-2! max-sm:[&_.vigil_.button-secondary]:-ms-2!";

type WithForm = PlanPage & {
  form: { action: string; values: { day: number }; path: string };
};

type DayScriptureProps = WithForm & { heading: RefObject<HTMLHeadingElement> };

function DayScripture({ plan, day, address, picture, saved, form, heading }: DayScriptureProps) {
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
      act={
        <ButtonLink to={planPrayerPath(plan.id, day.number)} className="no-print max-sm:w-full">
          Pray this day
        </ButtonLink>
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

function DayEnd(page: WithMessage) {
  const { day, next, own, messages, byLetter, ending } = page;
  return (
    <>
      {own ? (
        <DayDone {...page} progress={own.progress} />
      ) : (
        <div id="day-done" className="scroll-my-22">
          <IntentNotice intent="mark" message={messages.mark} />
        </div>
      )}
      {!next && !ending && (own?.progress?.next ?? day.number) === day.number && (
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
  const isLast = day.number === plan.dayCount || progress?.done.length === plan.dayCount - 1;
  if (on === undefined)
    return (
      <div id="day-done" className="no-print scroll-my-22">
        <IntentForm
          action={planPath(plan.id)}
          intent="mark"
          values={{ day: day.number }}
          leavesPage={isLast}
        >
          <ZoneField />
          <Button className={leading}>Mark this day done</Button>
        </IntentForm>
      </div>
    );
  const { title, description } = messages.mark;
  return (
    <div id="day-done" className="no-print scroll-my-22">
      <div ref={messageRef} tabIndex={-1} className="day-saved max-w-176">
        <h3 className="flex items-center gap-2.5">
          <Icon of="circle-check" className="text-accent" /> {title}
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
