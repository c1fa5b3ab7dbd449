import type { PlanPage } from "../plan.server";
import type { PlanStep } from "../use-reading-first";
import { Candles } from "./candles";
import { DayForm } from "./day-form";
import { DayTitles } from "./day-titles";
import { week } from "./days-layout";
import { WeekOfDays } from "./week-of-days";

type PlanDaysProps = PlanPage & { step: PlanStep };

/** The days of a plan as a path to walk; a long one is a calendar, week by week. */
export function PlanDays({ step, ...page }: PlanDaysProps) {
  const { plan, dayTitles } = page;
  const layout = { long: dayTitles.length > week, numbers: step.readingFirst && !page.rests };
  const days = dayTitles.map((title, index) => ({ title, number: index + 1 }));
  const weeks = plan.weeks ?? [];
  return (
    <section
      aria-labelledby="days-heading"
      className={`wrap no-print @container ${pad(page.rests, layout.numbers)}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="days-heading">Daily Content</h2>
        <Progress {...page} />
      </div>
      <DayForm planId={plan.id} step={step}>
        <div
          className={`${layout.numbers ? "mt-4 @path:mt-6" : "mt-6"} grid grid-cols-1 gap-x-16 gap-y-8 [counter-reset:day] ${weeks.length > 0 ? "@path:grid-cols-2" : ""}`}
        >
          {weeks.length === 0 && <WeekOfDays {...page} days={days} layout={layout} />}
          {weeks.map((name, index) => (
            <div key={name}>
              <h3 className="mb-3 flex items-center gap-3 font-sans text-small font-semibold">
                <Candles lit={index + 1} of={weeks.length} /> {name}
              </h3>
              <WeekOfDays
                {...page}
                days={days.slice(index * week, (index + 1) * week)}
                layout={{ ...layout, week: true }}
              />
            </div>
          ))}
        </div>
      </DayForm>
      {layout.long && <DayTitles planId={plan.id} titles={dayTitles} />}
    </section>
  );
}

function pad(rests: boolean, numbers: boolean): string {
  if (rests) return "pt-6 pb-6";
  return numbers ? "pt-7" : "pt-passage";
}

/** How far somebody is with it, where nothing else on the page says so. */
function Progress({ plan, own, ending }: PlanPage) {
  if (!own?.progress || own.progress.away) return null;
  const { next, done } = own.progress;
  if (!next && !ending) return null;
  return (
    <p className="text-small text-balance text-ink-quiet">
      {next ? openWords(done.length, plan.dayCount) : doneWords(plan.dayCount)}
    </p>
  );
}

function openWords(done: number, dayCount: number): string {
  return done > 0
    ? `You’ve prayed ${done} of ${dayCount} days.`
    : "You’ve begun this plan. There is no hurry.";
}

const doneWords = (dayCount: number) =>
  `You’ve prayed all ${dayCount} days. Open any of them again.`;
