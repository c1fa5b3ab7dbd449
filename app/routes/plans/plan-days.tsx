import Check from "lucide-react/icons/check";
import { Icon } from "~/ui/icon";
import { DayForm } from "./day-form";

type PlanDaysProps = {
  planId: string;
  titles: readonly string[];
  current: number;
  /** The days that somebody has prayed. */
  done?: readonly number[];
};

/** The days of a plan as a path to walk. */
export function PlanDays({ planId, titles, current, done = [] }: PlanDaysProps) {
  return (
    <section aria-labelledby="days-heading" className="days wrap no-print">
      <h2 id="days-heading">Daily Content</h2>
      <DayForm planId={planId}>
        <ol className="day-path">
          {titles.map((title, index) => (
            <li key={title}>
              <DayButton
                number={index + 1}
                title={title}
                current={index + 1 === current}
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
      <span className="day-name">
        Day {number}
        {current && (
          <>
            {" "}
            <span className="day-mark">Current</span>
          </>
        )}
        {done && (
          <>
            {" "}
            <span className="day-check">
              <Icon of={Check} size="1em" /> <span className={current ? "sr-only" : ""}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className="day-title">{title}</span>
    </button>
  );
}
