import { Link, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { namedDayPath, planPath } from "~/paths";
import { Icon } from "~/ui/controls/controls";
import type { PlanPage } from "../plan.server";
import type { PlanStep } from "../plan-day";

/** A native form; scripts change the day in place: nothing scrolls, the button keeps the focus. */
export function PlanDays({ step, ...page }: PlanPage & { step: PlanStep }) {
  const { plan, dayTitles } = page;
  const submit = useSubmit();
  const action = planPath(plan.id);
  const layout = { long: dayTitles.length > week, numbers: step.readingFirst && !page.rests };
  const days = dayTitles.map((title, index) => ({ title, number: index + 1 }));
  const weeks = weeksOf(days, plan);
  const isOpen = ({ days }: Week) => days.some(({ number }) => number === page.day.number);
  // Before a reading stands one row.
  const shown = layout.numbers ? weeks.filter(isOpen) : weeks;
  const others = weeks.filter((each) => !shown.includes(each));
  const show = (each: Week) => <DaysOfWeek key={each.lit} {...page} of={each} layout={layout} />;

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A fragment in the address would scroll in spite of preventScrollReset.
    submit(submitter as HTMLButtonElement, { action, preventScrollReset: true, state: step });
  }

  return (
    <section
      aria-labelledby="days-heading"
      className={`wrap no-print @container ${page.rests ? "py-6" : layout.numbers ? "pt-4" : "pt-passage"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="days-heading" className={layout.numbers ? "text-subheading" : undefined}>
          Daily Content
        </h2>
        <Progress {...page} />
        {!page.rests && isNumbered(layout) && (
          <p
            aria-hidden="true"
            className={`text-small text-ink-quiet ${layout.long ? "" : "@path:hidden"}`}
          >
            <b className="text-ink">Day {page.day.number}</b> · Current
            {page.own?.progress?.done.includes(page.day.number) && " · Done"}
          </p>
        )}
      </div>
      <form method="get" action={`${action}#day`} onSubmit={choose}>
        <div
          className={`${layout.numbers ? "mt-2 @path:mt-4" : "mt-6"} grid grid-cols-1 gap-x-16 gap-y-8 ${shown.length > 1 ? "@path:grid-cols-2" : ""}`}
        >
          {shown.map(show)}
        </div>
        {layout.long && <AllDays {...page}>{others.map(show)}</AllDays>}
      </form>
    </section>
  );
}

type Week = { name?: string; lit: number; of: number; days: WeekOfDaysProps["days"] };

/** Those that have names, or else parts of a plan that is longer than two. */
function weeksOf(days: Week["days"], { weeks: names = [], season }: PlanPage["plan"]): Week[] {
  const of = names.length || (days.length > 2 * week ? Math.ceil(days.length / week) : 1);
  const length = of === 1 ? days.length : week;
  const from = (at: number) => Math.max(0, at * length - (season?.lead ?? 0));
  return Array.from({ length: of }, (_, at) => ({
    name: names[at],
    lit: at + 1,
    of,
    days: days.slice(from(at), from(at + 1)),
  }));
}

type DaysOfWeekProps = Omit<WeekOfDaysProps, "days"> & Pick<PlanPage, "plan"> & { of: Week };

function DaysOfWeek({ plan, of: { name, lit, of, days }, layout, ...page }: DaysOfWeekProps) {
  if (!name) return <WeekOfDays {...page} days={days} layout={layout} />;
  return (
    <div>
      <h3 className="mb-3 flex items-center gap-3 font-sans text-small font-semibold">
        {plan.season?.name === "advent" && <Candles lit={lit} of={of} />} {name}
      </h3>
      <WeekOfDays {...page} days={days} layout={{ ...layout, week: true }} />
    </div>
  );
}

function Progress({ plan, own }: PlanPage) {
  if (!own?.progress?.next || own.progress.away) return null;
  return (
    <p className="text-small text-balance text-ink-quiet">
      {progressWords(own.progress.done.length, plan.dayCount)}
    </p>
  );
}

function progressWords(done: number, all: number): string {
  if (done > 0) return `You’ve prayed ${done} of ${all} days.`;
  return "You’ve begun this plan. There is no hurry.";
}

function Candles({ lit, of: count }: { lit: number; of: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * 12} 24`}
      aria-hidden="true"
      className="h-6 flex-none fill-none stroke-current text-ink-quiet"
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a candle is known by its place
        <g key={index} transform={`translate(${index * 12})`}>
          <path d="M3.5 23V12h5v11zM6 12V9.5" />
          {index < lit && (
            <path
              className="fill-accent stroke-none"
              d="M6 0C8 3 9 4.5 9 6.3A3 3 0 0 1 3 6.3C3 4.5 4 3 6 0Z"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

function AllDays({ plan, dayTitles: titles, children }: PlanPage & { children: ReactNode }) {
  return (
    <details className="group mt-4">
      <summary className="summary-plain flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold hover:underline">
        All {titles.length} days <Icon of="plus" className="group-open:rotate-45" />
      </summary>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 @path:grid-cols-2">{children}</div>
      <ol className="mt-1 list-decimal gap-x-16 ps-[2em] @path:columns-2">
        {titles.map((title, index) => (
          <li key={title}>
            <Link
              to={`${namedDayPath(plan.id, index + 1)}#day`}
              className="link inline-flex min-h-10 items-center"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}

type WeekOfDaysProps = Pick<PlanPage, "day" | "rests" | "own"> & {
  days: readonly { title: string; number: number }[];
  layout: DaysLayout;
};

function WeekOfDays({ day, rests, own, days, layout }: WeekOfDaysProps) {
  const done = own?.progress?.done ?? [];
  const open = rests ? undefined : days.find(({ number }) => number === day.number);
  return (
    <div className="col-span-full">
      <ol className={`isolate grid ${daysGrid(layout)}`}>
        {days.map(({ title, number }) => {
          const prayed = done.includes(number);
          return (
            <li
              key={title}
              className={`relative ${wayOn(number === days.at(-1)?.number, prayed && done.includes(number + 1), layout)}`}
            >
              <DayButton
                number={number}
                title={title}
                current={number === open?.number}
                done={prayed}
                layout={layout}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type DayButtonProps = {
  number: number;
  title: string;
  current: boolean;
  done: boolean;
  layout: DaysLayout;
};

export function DayButton({ number, title, current, done, layout }: DayButtonProps) {
  const { button, words, tick, leads } = looksOf(layout);
  return (
    <button
      type="submit"
      name="day"
      value={number}
      aria-current={current ? "step" : undefined}
      className={`day-button ${done ? "day-prayed" : ""} ${button}`}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-quiet">
        <span className={words}>Day {number}</span>
        {current && (
          <>
            {" "}
            <span
              className={`rounded-round border border-control bg-surface px-2 text-fine font-semibold text-ink ${words} ${done ? "order-1" : ""}`}
            >
              Current
            </span>
          </>
        )}
        {done && (
          <>
            {" "}
            <span className="font-semibold">
              <span aria-hidden="true" className={`${badge} ${tick}`} />{" "}
              <span className={words}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className={`leading-[1.35] font-semibold @path:text-balance ${words}`}>{title}</span>
      {leads && (
        <Icon
          of="arrow-right"
          size="1em"
          className="text-ink-quiet [grid-area:1/3/3] @path:hidden"
        />
      )}
    </button>
  );
}

/** As heavy as the tick of a checkbox, to be seen on gold. */
const badge =
  "absolute grid size-5.5 place-items-center rounded-round border-[1.5px] border-accent bg-accent-ink before:-mt-0.5 before:h-2.5 before:w-1.25 before:rotate-45 before:border-e-2 before:border-b-2 before:border-accent";

const inMiddle = "top-7 left-[calc(50%+0.375rem)] @path:top-9.5";

/** Where there is room for numbers alone, the words are for screen readers. */
function looksOf(layout: DaysLayout) {
  if (layout.long) {
    const button = "day-number @path:w-fit @path:justify-items-center";
    return { button, words: "sr-only", tick: inMiddle };
  }
  if (isNumbered(layout)) {
    const tick = `${inMiddle} @path:left-8.5`;
    return { button: "day-number", words: "@max-path:sr-only", tick };
  }
  const tick = "top-[calc(50%+0.375rem)] left-8.5 @path:top-9.5";
  return { button: "", words: "", tick, leads: true };
}

type DaysLayout = {
  /** Longer than a week: a calendar of numbers. */
  long: boolean;
  /** On a narrow screen one line of numbers, for the reading comes first. */
  numbers: boolean;
  week?: boolean;
};

const week = 7;

/** Numbers stand too close for a mark under one: a line under the row says it. */
const isNumbered = ({ long, numbers }: DaysLayout) => long || numbers;

/** Fewer columns where the font is large. */
function daysGrid({ long, numbers, week }: DaysLayout): string {
  if (long) {
    const wide = week ? "@path:grid-cols-7" : "@path:grid-cols-[repeat(14,minmax(0,1fr))]";
    return `gap-y-2 @path:gap-x-5 @max-path:justify-between @max-path:grid-cols-[repeat(auto-fill,max(2.75rem,12.4%))] ${wide}`;
  }
  const inLine =
    "@path:flex @path:gap-x-6 @path:*:min-w-0 @path:*:flex-1 @path:*:last:max-w-40 @path:*:last:min-w-32 @path:*:last:flex-none";
  if (!numbers) return inLine;
  return `@max-path:justify-between @max-path:gap-y-2 @max-path:grid-cols-[repeat(auto-fit,min(2.75rem,44px))] ${inLine}`;
}

const down =
  "@max-path:before:absolute @max-path:before:top-1/2 @max-path:before:left-[1.4375rem] @max-path:before:-z-1 @max-path:before:h-full @max-path:before:border-s-2";
const across =
  "@path:before:absolute @path:before:top-8 @path:before:left-12 @path:before:-z-1 @path:before:w-[calc(100%-1.5rem)] @path:before:border-t-2";

function wayOn(isLast: boolean, isLit: boolean, { long, numbers }: DaysLayout): string {
  if (isLast || long) return "";
  return `${numbers ? "" : down} ${across} ${isLit ? "before:border-accent" : "before:border-line"}`;
}
