import { Icon } from "~/ui/controls/icon";
import type { PlanPage } from "../plan.server";

type WeekOfDaysProps = Pick<PlanPage, "day" | "rests" | "own"> & {
  days: readonly { title: string; number: number }[];
  layout: DaysLayout;
};

export function WeekOfDays({ day, rests, own, days, layout }: WeekOfDaysProps) {
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
      {open && isNumbered(layout) && (
        <p
          aria-hidden="true"
          className={`mt-3 text-small text-ink-quiet ${layout.long ? "@path:mt-0" : "@path:hidden"}`}
        >
          <b className="text-ink">Day {open.number}</b> · Current
          {done.includes(open.number) && " · Done"}
        </p>
      )}
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

export const week = 7;

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
  return `@max-path:justify-between @max-path:gap-y-2 @max-path:grid-cols-[repeat(auto-fit,2.75rem)] ${inLine}`;
}

const down =
  "@max-path:before:absolute @max-path:before:top-1/2 @max-path:before:left-[1.4375rem] @max-path:before:-z-1 @max-path:before:h-full @max-path:before:border-s-2";
const across =
  "@path:before:absolute @path:before:top-8 @path:before:left-12 @path:before:-z-1 @path:before:w-[calc(100%-1.5rem)] @path:before:border-t-2";

function wayOn(isLast: boolean, isLit: boolean, { long, numbers }: DaysLayout): string {
  if (isLast || long) return "";
  return `${numbers ? "" : down} ${across} ${isLit ? "before:border-accent" : "before:border-line"}`;
}
