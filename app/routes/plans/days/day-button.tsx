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
  const { button, words, tick, leads } = looksOf(layout);
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
              className={`rounded-round border border-control bg-surface px-2 text-fine font-semibold text-ink ${words} ${done ? "order-1" : ""}`}
            >
              Current
            </span>
          </>
        )}
        {done && (
          <>
            {" "}
            <span className="font-semibold">
              <span aria-hidden="true" className={`${badge} ${tick}`} />{" "}
              <span className={words}>Done</span>
            </span>
          </>
        )}
      </span>{" "}
      <span className={`leading-[1.35] font-semibold @path:text-balance ${words}`}>{title}</span>
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

/** A tick that is seen on gold: as heavy as that of a box in a form. */
const badge =
  "absolute grid size-5.5 place-items-center rounded-round border-[1.5px] border-accent bg-accent-ink before:-mt-0.5 before:h-2.5 before:w-1.25 before:rotate-45 before:border-e-2 before:border-b-2 before:border-accent";

/** At the foot of a ring that stands in the middle of its day. */
const inMiddle = "top-7 left-[calc(50%+0.375rem)] @path:top-9.5";

/** Where there is room for numbers alone, the words are heard only. */
function looksOf(layout: DaysLayout) {
  if (layout.long) {
    const button = "day-number @path:w-fit @path:justify-items-center";
    return { button, words: "sr-only", tick: inMiddle };
  }
  if (isNumbered(layout)) {
    const tick = `${inMiddle} @path:left-8.5`;
    return { button: "day-number", words: "@max-path:sr-only", tick };
  }
  const tick = "top-[calc(50%+0.375rem)] left-8.5 @path:top-9.5";
  return { button: "", words: "", tick, leads: true };
}
