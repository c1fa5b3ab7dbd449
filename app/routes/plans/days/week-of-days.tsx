import type { PlanPage } from "../plan.server";
import { DayButton } from "./day-button";
import { type DaysLayout, daysGrid, isNumbered, wayOn } from "./days-layout";

type WeekOfDaysProps = Pick<PlanPage, "day" | "rests" | "own"> & {
  days: readonly { title: string; number: number }[];
  layout: DaysLayout;
};

/** Days of a plan that stand together, and where there is no room in them, which of them is open. */
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
