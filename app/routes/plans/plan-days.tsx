import { Icon } from "~/ui/controls/icon";
import { DayForm } from "./day-form";
import type { PlanPage } from "./plan.server";
import type { PlanStep } from "./use-reading-first";

type PlanDaysProps = Pick<PlanPage, "plan" | "day" | "dayTitles" | "own"> & { step: PlanStep };

const week = 7;

/** The days of a plan as a path to walk; a long one goes week by week. */
export function PlanDays({ plan, day, dayTitles, own, step }: PlanDaysProps) {
  const done = own?.progress?.done ?? [];
  return (
    <section
      aria-labelledby="days-heading"
      className="days wrap no-print pt-passage @container [.plan-reading_&]:pt-6"
    >
      <h2 id="days-heading">Daily Content</h2>
      <DayForm planId={plan.id} step={step}>
        <ol className={dayTitles.length > week ? "day-path day-weeks" : "day-path"}>
          {dayTitles.map((title, index) => (
            <li
              key={title}
              className={done.includes(index) && done.includes(index + 1) ? "day-lit" : undefined}
            >
              <DayButton
                number={index + 1}
                title={title}
                current={index + 1 === day.number}
                done={done.includes(index + 1)}
              />
            </li>
          ))}
        </ol>
      </DayForm>
    </section>
  );
}

type DayButtonProps = { number: number; title: string; current: boolean; done: boolean };

function DayButton({ number, title, current, done }: DayButtonProps) {
  return (
    <button
      type="submit"
      name="day"
      value={number}
      aria-current={current ? "step" : undefined}
      className={done ? "day-button day-prayed" : "day-button"}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-quiet">
        <span className="day-number">Day {number}</span>
        {current && (
          <>
            {" "}
            <span className="day-mark rounded-round bg-accent px-2.5 text-fine font-semibold text-accent-ink">
              Current
            </span>
          </>
        )}
        {done && (
          <>
            {" "}
            <span className="day-check inline-flex items-center gap-1 font-semibold">
              <Icon of="check" size="1em" /> <span className={current ? "sr-only" : ""}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className="day-title leading-[1.35] font-semibold">{title}</span>
    </button>
  );
}
