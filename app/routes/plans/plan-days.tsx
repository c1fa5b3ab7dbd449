import { DayForm } from "./day-form";

type PlanDaysProps = { planId: string; titles: readonly string[]; current: number };

/** The days of a plan as a path to walk. */
export function PlanDays({ planId, titles, current }: PlanDaysProps) {
  return (
    <section aria-labelledby="days-heading" className="days wrap no-print">
      <h2 id="days-heading">Daily Content</h2>
      <DayForm planId={planId}>
        <ol className="day-path">
          {titles.map((title, index) => (
            <li key={title}>
              <DayButton number={index + 1} title={title} current={index + 1 === current} />
            </li>
          ))}
        </ol>
      </DayForm>
    </section>
  );
}

type DayButtonProps = { number: number; title: string; current: boolean };

function DayButton({ number, title, current }: DayButtonProps) {
  return (
    <button
      type="submit"
      name="day"
      value={number}
      aria-current={current ? "step" : undefined}
      className="day-button"
    >
      <span className="day-name">
        Day {number}
        {current && (
          <>
            {" "}
            <span className="day-mark">Current</span>
          </>
        )}
      </span>{" "}
      <span className="day-title">{title}</span>
    </button>
  );
}
