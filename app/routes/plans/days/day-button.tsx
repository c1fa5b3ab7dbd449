import { Icon } from "~/ui/controls/icon";
import { type DaysLayout, isNumbered } from "./days-layout";

type DayButtonProps = {
  number: number;
  title: string;
  current: boolean;
  done: boolean;
  layout: DaysLayout;
};

/** A day of a plan to choose: its number, whether it is open and done, and where there is room its title. */
export function DayButton({ number, title, current, done, layout }: DayButtonProps) {
  const { button, words, leads } = looksOf(layout);
  return (
    <button
      type="submit"
      name="day"
      value={number}
      aria-current={current ? "step" : undefined}
      className={`day-button ${done ? "day-prayed" : ""} ${button}`}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-quiet">
        <span className={words}>Day {number}</span>
        {current && (
          <>
            {" "}
            <span
              className={`rounded-round bg-accent px-2 text-fine font-semibold text-accent-ink ${words} ${done ? "order-1" : ""}`}
            >
              Current
            </span>
          </>
        )}
        {done && (
          <>
            {" "}
            <span
              className={`inline-flex items-center gap-1 font-semibold ${current && !layout.long ? goldSaysIt : ""}`}
            >
              <Icon of="check" size="1em" /> <span className={words}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className={`leading-[1.35] font-semibold ${words}`}>{title}</span>
      {leads && (
        <Icon
          of="arrow-right"
          size="1em"
          className="text-ink-quiet [grid-area:1/3/3] @path:hidden"
        />
      )}
    </button>
  );
}

/** In the row of a wide page there is room for one word beside the number. */
const goldSaysIt = "@path:sr-only";

/** Where there is room for numbers alone, the words are heard only. */
function looksOf(layout: DaysLayout) {
  if (layout.long)
    return { button: "day-number @path:w-fit @path:justify-items-center", words: "sr-only" };
  if (isNumbered(layout)) return { button: "day-number", words: "@max-path:sr-only" };
  return { button: "", words: "", leads: true };
}
