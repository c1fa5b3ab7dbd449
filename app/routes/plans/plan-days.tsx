import { DayButton, isNumbered } from "./day-button";
import { DayForm } from "./day-form";
import { DayTitles } from "./day-titles";
import { type DaysLayout, daysGrid, wayTo, week } from "./days-layout";
import type { PlanPage } from "./plan.server";
import type { PlanStep } from "./use-reading-first";

type PlanDaysProps = Pick<PlanPage, "plan" | "day" | "dayTitles" | "own"> & { step: PlanStep };

/** The days of a plan as a path to walk; a long one goes week by week. */
export function PlanDays({ step, ...page }: PlanDaysProps) {
  const { plan, dayTitles, own } = page;
  const layout = { long: dayTitles.length > week, numbers: step.readingFirst };
  const days = dayTitles.map((title, index) => ({ title, index }));
  const weeks = plan.weeks ?? [];
  return (
    <section
      aria-labelledby="days-heading"
      className={`wrap no-print @container ${layout.numbers ? "pt-6" : "pt-passage"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="days-heading">Daily Content</h2>
        {own?.progress?.next && !own.progress.away && (
          <p className="text-small text-ink-quiet">{progressWords(own.progress.done, plan)}</p>
        )}
      </div>
      <DayForm planId={plan.id} step={step}>
        <div
          className={`mt-6 grid grid-cols-1 gap-x-16 gap-y-6 [counter-reset:day] ${layout.numbers ? "@path:grid-cols-2" : ""}`}
        >
          {weeks.length === 0 && <Days {...page} days={days} layout={layout} />}
          {weeks.map((name, index) => (
            <div key={name}>
              <h3 className="mb-3 flex items-center gap-3 font-sans text-small font-semibold">
                <Candles lit={index + 1} of={weeks.length} /> {name}
              </h3>
              <Days
                {...page}
                days={days.slice(index * week, (index + 1) * week)}
                layout={{ ...layout, week: true }}
              />
            </div>
          ))}
        </div>
      </DayForm>
      {layout.long && (
        <DayTitles
          planId={plan.id}
          titles={dayTitles}
          className={layout.numbers ? "" : "@path:hidden"}
        />
      )}
    </section>
  );
}

function progressWords({ length }: readonly number[], plan: PlanPage["plan"]): string {
  return length > 0
    ? `You have prayed ${length} of ${plan.dayCount} days.`
    : "You have begun this plan. There is no hurry.";
}

type DaysProps = Omit<PlanDaysProps, "step"> & {
  days: readonly { title: string; index: number }[];
  layout: DaysLayout;
};

function Days({ day, own, days, layout }: DaysProps) {
  const done = own?.progress?.done ?? [];
  const open = days.find(({ index }) => index + 1 === day.number);
  return (
    <div className="col-span-full">
      <ol className={`isolate grid @path:gap-x-5 ${daysGrid(layout)}`}>
        {days.map(({ title, index }) => {
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
      {open && isNumbered(layout) && (
        <p aria-hidden="true" className="mt-3 text-small text-ink-quiet @path:hidden">
          <b className="text-ink">Day {day.number}</b> · Current
        </p>
      )}
    </div>
  );
}

/** The candles of a wreath, one more alight each week; the week's name stands beside them. */
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
