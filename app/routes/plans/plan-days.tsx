import { Icon } from "~/ui/controls/icon";
import { DayForm } from "./day-form";
import type { PlanPage } from "./plan.server";
import type { PlanStep } from "./use-reading-first";

type PlanDaysProps = Pick<PlanPage, "plan" | "day" | "dayTitles" | "own"> & { step: PlanStep };

const week = 7;

/** How the days are laid out, narrow and wide. */
type Layout = {
  /** More than a week of them: a calendar of weeks. */
  long: boolean;
  /** The reading stands first: one line of numbers is enough. */
  numbers: boolean;
};

/** The days of a plan as a path to walk; a long one goes week by week. */
export function PlanDays({ plan, day, dayTitles, own, step }: PlanDaysProps) {
  const done = own?.progress?.done ?? [];
  const layout = { long: dayTitles.length > week, numbers: step.readingFirst };
  return (
    <section
      aria-labelledby="days-heading"
      className={`wrap no-print @container ${layout.numbers ? "pt-6" : "pt-passage"}`}
    >
      <h2 id="days-heading">Daily Content</h2>
      <DayForm planId={plan.id} step={step}>
        <ol className={`isolate mt-6 grid [counter-reset:day] @path:gap-x-5 ${gridOf(layout)}`}>
          {dayTitles.map((title, index) => {
            const prayed = done.includes(index + 1);
            return (
              <li
                key={title}
                className={`relative ${wayTo(index, prayed && done.includes(index), layout)}`}
              >
                <DayButton
                  number={index + 1}
                  title={title}
                  current={index + 1 === day.number}
                  done={prayed}
                  layout={layout}
                />
              </li>
            );
          })}
        </ol>
      </DayForm>
    </section>
  );
}

/** On a narrow screen a column, a week in a row like a calendar, or fewer where the type is large. */
function gridOf({ long, numbers }: Layout): string {
  const weeks = "@max-path:grid-cols-[repeat(auto-fit,minmax(max(2.5rem,13%),1fr))]";
  if (long && numbers) return `gap-y-2 ${weeks} @path:grid-cols-[repeat(13,minmax(0,1fr))]`;
  if (long) return `@max-path:gap-y-2 ${weeks} @path:grid-cols-7 @path:gap-y-6`;
  const inLine = "@path:auto-cols-[minmax(0,1fr)] @path:grid-flow-col";
  if (!numbers) return inLine;
  return `@max-path:gap-y-2 @max-path:grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] ${inLine}`;
}

const down =
  "@max-path:before:absolute @max-path:before:bottom-1/2 @max-path:before:left-[1.4375rem] @max-path:before:-z-1 @max-path:before:h-full @max-path:before:border-s-2";
const across =
  "@path:before:absolute @path:before:top-8 @path:before:right-full @path:before:-z-1 @path:before:w-[calc(100%-1.75rem)] @path:before:border-t-2";

/** The line from the day before; no row of a calendar has one to its first day. */
function wayTo(index: number, isLit: boolean, { long, numbers }: Layout): string {
  if (index === 0) return "";
  const color = isLit ? "before:border-accent" : "before:border-line";
  if (long) return numbers || index % week === 0 ? "" : `${across} ${color}`;
  return `${numbers ? "" : down} ${across} ${color}`;
}

type DayButtonProps = {
  number: number;
  title: string;
  current: boolean;
  done: boolean;
  layout: Layout;
};

function DayButton({ number, title, current, done, layout }: DayButtonProps) {
  const { button, words, mark } = looksOf(layout);
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
              className={`rounded-round bg-accent px-2.5 text-fine font-semibold text-accent-ink ${mark}`}
            >
              Current
            </span>
          </>
        )}
        {done && (
          <>
            {" "}
            <span className="inline-flex items-center gap-1 font-semibold">
              <Icon of="check" size="1em" />{" "}
              <span className={current ? "sr-only" : words}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className={`leading-[1.35] font-semibold ${words}`}>{title}</span>
    </button>
  );
}

const forward =
  "@max-path:after:text-(length:--text-heading) @max-path:after:content-['›'_/_''] @max-path:after:[grid-area:1/3/3]";

const alone = "@max-path:sr-only";

/** Where there is room for numbers alone, the words are heard only. */
function looksOf({ long, numbers }: Layout) {
  return {
    button:
      long || numbers
        ? `day-number ${long && numbers ? "@path:justify-items-center" : ""}`
        : forward,
    words: `${long || numbers ? alone : ""} ${long && numbers ? "@path:sr-only" : ""}`,
    mark: `${long ? alone : ""} ${long && numbers ? "@path:sr-only" : ""}`,
  };
}
