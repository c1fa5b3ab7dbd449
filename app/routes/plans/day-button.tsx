import { Icon } from "~/ui/controls/icon";
import { type DaysLayout, week } from "./days-layout";

type DayButtonProps = {
  number: number;
  title: string;
  current: boolean;
  done: boolean;
  layout: DaysLayout;
  /** The last of its row. */
  isLast: boolean;
};

/** A day of a plan to choose: its number, whether it is open and done, and where there is room its title. */
export function DayButton({ number, title, current, done, layout, isLast }: DayButtonProps) {
  const { button, words } = looksOf(layout);
  return (
    <button
      type="submit"
      name="day"
      value={number}
      aria-current={current ? "step" : undefined}
      className={`day-button ${done ? "day-prayed" : ""} ${button}`}
    >
      <span
        className={`flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-quiet ${current ? withinMargins(number, isLast, layout) : ""}`}
      >
        <span className={words}>Day {number}</span>
        {current && (
          <>
            {" "}
            <span className="inline-flex items-center gap-1 rounded-round bg-accent px-2.5 text-fine font-semibold text-accent-ink">
              {done && <Icon of="check" size="1em" />}Current
            </span>
          </>
        )}
        {done && (
          <>
            {" "}
            <span
              className={
                current ? "sr-only" : "inline-flex items-center gap-1 font-semibold text-ink-quiet"
              }
            >
              {!current && <Icon of="check" size="1em" />} <span className={words}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className={`leading-[1.35] font-semibold ${words}`}>{title}</span>
    </button>
  );
}

/** Under a number the mark is wider than its day: at either end of a row it keeps to the page. */
function withinMargins(number: number, isLast: boolean, { long, numbers }: DaysLayout): string {
  if (!long && !numbers) return "";
  if (number % week === 1) return "@max-path:justify-self-start";
  return isLast || (long && number % week === 0) ? "@max-path:justify-self-end" : "";
}

const forward =
  "@max-path:after:text-(length:--text-heading) @max-path:after:content-['›'_/_''] @max-path:after:[grid-area:1/3/3]";

/** Where there is room for numbers alone, the words are heard only. */
function looksOf({ long, numbers }: DaysLayout) {
  return {
    button:
      long || numbers
        ? `day-number ${long && numbers ? "@path:justify-items-center" : ""}`
        : forward,
    words: `${long || numbers ? "@max-path:sr-only" : ""} ${long && numbers ? "@path:sr-only" : ""}`,
  };
}
