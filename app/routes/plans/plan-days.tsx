import { DaysLight } from "~/ui/cards/days-light";
import { DayButton } from "./day-button";
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
                <DaysLight done={index + 1} dayCount={weeks.length} /> {name}
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
  return (
    <ol className={`isolate col-span-full grid @path:gap-x-5 ${daysGrid(layout)}`}>
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
  );
}
