import { Icon } from "~/ui/controls/icon";
import type { DaysLayout } from "./days-layout";

type DayButtonProps = {
  number: number;
  title: string;
  current: boolean;
  done: boolean;
  layout: DaysLayout;
};

/** A day of a plan to choose: its number, whether it is open and done, and where there is room its title. */
export function DayButton({ number, title, current, done, layout }: DayButtonProps) {
  const { button, words } = looksOf(layout);
  return (
    <button
      type="submit"
      name="day"
      value={number}
      aria-current={current ? "step" : undefined}
      className={`day-button ${done ? "day-prayed" : ""} ${button}`}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-quiet @path:gap-x-1">
        <span className={words}>Day {number}</span>
        {current && (
          <>
            {" "}
            <span
              className={`rounded-round bg-accent px-2 text-fine font-semibold text-accent-ink ${isNumbered(layout) ? "@max-path:sr-only" : ""}`}
            >
              Current
            </span>
          </>
        )}
        {done && (
          <>
            {" "}
            {/* Under its number there is no room for both words. */}
            <span className="inline-flex items-center gap-1 font-semibold">
              <Icon of="check" size="1em" />{" "}
              <span className={`${words} ${current ? "@path:sr-only" : ""}`}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className={`leading-[1.35] font-semibold ${words}`}>{title}</span>
    </button>
  );
}

/** Numbers alone stand too close for a mark under one of them: there a line under the row says it. */
export const isNumbered = ({ long, numbers }: DaysLayout) => long || numbers;

const forward =
  "@max-path:after:text-(length:--text-heading) @max-path:after:content-['›'_/_''] @max-path:after:[grid-area:1/3/3]";

/** Where there is room for numbers alone, the words are heard only. */
function looksOf(layout: DaysLayout) {
  const { long, numbers } = layout;
  return {
    button: isNumbered(layout)
      ? `day-number ${long && numbers ? "@path:justify-items-center" : ""}`
      : forward,
    words: `${isNumbered(layout) ? "@max-path:sr-only" : ""} ${long && numbers ? "@path:sr-only" : ""}`,
  };
}
