export type DaysOfLight = {
  name: string;
  /** The column of the first day: Sunday is 0. */
  weekday: number;
  length: number;
  prayed: readonly number[];
  today?: number;
  isToCome?: boolean;
};

/** In units of the drawing. */
const cell = 20;
const weekdays = ["S", "M", "T", "W", "T", "F", "S"];

/** A sun for a day of prayer, a faint point or number for others, a ring about today. */
export function SunsOfDays({ name, weekday, length, prayed, today, isToCome }: DaysOfLight) {
  const weeks = Math.ceil((weekday + length) / 7);
  const days = Array.from({ length }, (_, index) => index + 1);
  const placeOf = (day: number) => {
    const at = weekday + day - 1;
    return { cx: ((at % 7) + 0.5) * cell, cy: (Math.floor(at / 7) + 0.5) * cell };
  };
  const lastDay = isToCome ? 0 : (today ?? length);
  return (
    <div className="@container">
      <p
        aria-hidden="true"
        className="hidden grid-cols-7 text-center text-fine leading-normal text-ink-quiet @[7rem]:grid"
      >
        {weekdays.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them begin with the same letter
          <span key={place}>{letter}</span>
        ))}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${7 * cell} ${weeks * cell}`}
        className="w-full overflow-visible"
      >
        {days
          .filter((day) => !prayed.includes(day))
          .map((day) => (
            <DayToBe key={day} {...placeOf(day)} day={day} isToCome={day > lastDay} />
          ))}
        <g className="[filter:drop-shadow(0_0_3px_var(--color-accent))] forced-colors:[filter:none]">
          {prayed.map((day) => (
            <SunOfDay key={day} {...placeOf(day)} month={name} day={day} />
          ))}
        </g>
        {today && (
          <circle
            {...placeOf(today)}
            r={9}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  );
}

/** As "November 2, 5 and 8". */
function daysInWords({ name, prayed }: Pick<DaysOfLight, "name" | "prayed">): string {
  if (prayed.length === 0) return "";
  if (prayed.length === 1) return `${name} ${prayed[0]}`;
  return `${name} ${prayed.slice(0, -1).join(", ")} and ${prayed.at(-1)}`;
}

type DayProps = { cx: number; cy: number; day: number };

/** With its number where it is large enough to be read. */
function SunOfDay({ cx, cy, day, month }: DayProps & { month: string }) {
  return (
    <>
      <circle cx={cx} cy={cy} r={7} className="fill-accent forced-colors:fill-[CanvasText]">
        <title>{`${month} ${day}`}</title>
      </circle>
      <text
        x={cx}
        y={cy}
        {...numeral}
        className="hidden fill-accent-ink forced-color-adjust-none forced-colors:fill-[Canvas] @[10.75rem]:block @[14rem]:[font-size:8.5px] @[26rem]:[font-size:6.5px]"
      >
        {day}
      </text>
    </>
  );
}

/** Its number where it can be read, else a point. */
function DayToBe({ cx, cy, day, isToCome }: DayProps & { isToCome: boolean }) {
  return (
    <g className={`fill-ink-quiet forced-colors:fill-[CanvasText] ${isToCome ? "opacity-75" : ""}`}>
      <circle cx={cx} cy={cy} r={2.2} className="opacity-60 @[10.75rem]:hidden" />
      <text
        x={cx}
        y={cy}
        {...numeral}
        fontWeight={400}
        className="hidden @[10.75rem]:block @[14rem]:[font-size:8.5px] @[26rem]:[font-size:6.5px]"
      >
        {day}
      </text>
    </g>
  );
}

const numeral = {
  fontSize: 10,
  fontWeight: 600,
  textAnchor: "middle",
  dominantBaseline: "central",
  pointerEvents: "none",
} as const;

export const withMonth = "lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]";

/** With the days of prayer in words for screen readers. */
export function Month({ small = false, ...month }: DaysOfLight & { small?: boolean }) {
  const { name, prayed } = month;
  return (
    <>
      <h3
        className={`mb-3 flex flex-wrap items-baseline justify-between gap-x-2 ${small ? "text-base leading-tight font-semibold" : ""}`}
      >
        {name}
        {prayed.length > 0 && (
          <span aria-hidden="true" className="font-sans text-small font-normal tracking-normal">
            {prayed.length === 1 ? "1 day" : `${prayed.length} days`}
          </span>
        )}
      </h3>
      <SunsOfDays {...month} />
      <p className="sr-only">{daysInWords(month)}</p>
    </>
  );
}
