import { Link, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { namedDayPath, planPath } from "~/paths";
import { Icon } from "~/ui/controls/icon";
import type { PlanStep } from "../day-pager";
import type { PlanPage } from "../plan.server";
import { WeekOfDays, week } from "./week-of-days";

/**
 * A native form; scripts change the day in place, so that the page does not scroll and the button keeps the
 * focus.
 */
export function PlanDays({ step, ...page }: PlanPage & { step: PlanStep }) {
  const { plan, dayTitles } = page;
  const submit = useSubmit();
  const action = planPath(plan.id);
  const layout = { long: dayTitles.length > week, numbers: step.readingFirst && !page.rests };
  const days = dayTitles.map((title, index) => ({ title, number: index + 1 }));
  const weeks = plan.weeks ?? [];

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A fragment in the address would scroll in spite of preventScrollReset.
    submit(submitter as HTMLButtonElement, { action, preventScrollReset: true, state: step });
  }

  return (
    <section
      aria-labelledby="days-heading"
      className={`wrap no-print @container ${pad(page.rests, layout.numbers)}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="days-heading">Daily Content</h2>
        <Progress {...page} />
      </div>
      <form method="get" action={`${action}#day`} onSubmit={choose}>
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
      </form>
      {layout.long && <DayTitles {...page} />}
    </section>
  );
}

function pad(rests: boolean, numbers: boolean): string {
  if (rests) return "pt-6 pb-6";
  return numbers ? "pt-7" : "pt-passage";
}

function Progress({ plan, own, ending }: PlanPage) {
  if (!own?.progress || own.progress.away) return null;
  const { next, done } = own.progress;
  if (!next && !ending) return null;
  return (
    <p className="text-small text-balance text-ink-quiet">
      {progressWords(done.length, plan.dayCount, !next)}
    </p>
  );
}

function progressWords(done: number, all: number, isFinished: boolean): string {
  if (isFinished) return `You’ve prayed all ${all} days. Open any of them again.`;
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

function DayTitles({ plan, dayTitles: titles }: PlanPage) {
  return (
    <details className="group mt-4">
      <summary className="summary-plain flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold hover:underline">
        All {titles.length} titles <Icon of="plus" className="group-open:rotate-45" />
      </summary>
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
