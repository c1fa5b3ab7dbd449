type SunOfDayProps = { cx: number; cy: number; month: string; day: number };

/** A day of prayer: a disc of light; where it is large enough to be read, its number stands in it. */
export function SunOfDay({ cx, cy, month, day }: SunOfDayProps) {
  return (
    <>
      <circle cx={cx} cy={cy} r={7} className="fill-accent forced-colors:fill-[CanvasText]">
        <title>{`${month} ${day}`}</title>
      </circle>
      <text x={cx} y={cy} {...numeral} className={numeralClass}>
        {day}
      </text>
    </>
  );
}

type DayToBeProps = { cx: number; cy: number; day: number; isToCome: boolean };

/** A day without a sun: its number where that can be read, else a point. */
export function DayToBe({ cx, cy, day, isToCome }: DayToBeProps) {
  return (
    <g className={`fill-ink-quiet forced-colors:fill-[CanvasText] ${isToCome ? "opacity-75" : ""}`}>
      <circle cx={cx} cy={cy} r={2.2} className="opacity-60 @[14rem]:hidden" />
      <text
        x={cx}
        y={cy}
        {...numeral}
        fontWeight={400}
        className="hidden @[14rem]:block @[26rem]:[font-size:6.5px]"
      >
        {day}
      </text>
    </g>
  );
}

const numeral = {
  fontSize: 8.5,
  fontWeight: 600,
  textAnchor: "middle",
  dominantBaseline: "central",
  pointerEvents: "none",
} as const;

const numeralClass =
  "hidden fill-accent-ink forced-color-adjust-none forced-colors:fill-[Canvas] @[12rem]:block @[26rem]:[font-size:6.5px]";

/** The middle of the cell that a day stands in. */
export function pointOf(at: number, cell: number) {
  const [cx = 0, cy = 0] = [at % 7, Math.floor(at / 7)].map((place) => (place + 0.5) * cell);
  return { cx, cy };
}
