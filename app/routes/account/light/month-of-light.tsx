import { DayToBe, pointOf, SunOfDay } from "./sun-of-day";

export type DaysOfLight = {
  /** What they are called: a month. */
  name: string;
  /** The column of the first day: Sunday is 0. */
  weekday: number;
  length: number;
  /** The days of prayer among them, by their number. */
  prayed: readonly number[];
  today?: number;
  /** It has yet to begin. */
  isToCome?: boolean;
};

const sizes = { cell: 20, ring: 9 };
const weekdays = ["S", "M", "T", "W", "T", "F", "S"];

/** Days in their weeks: a sun for each day of prayer, a faint point or number for the others, a ring about today. */
export function SunsOfDays({ name, weekday, length, prayed, today, isToCome }: DaysOfLight) {
  const weeks = Math.ceil((weekday + length) / 7);
  const days = Array.from({ length }, (_, index) => index + 1);
  const placeOf = (day: number) => pointOf(weekday + day - 1, sizes.cell);
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
        viewBox={`0 0 ${7 * sizes.cell} ${weeks * sizes.cell}`}
        className="w-full overflow-visible"
      >
        {days
          .filter((day) => !prayed.includes(day))
          .map((day) => (
            <DayToBe key={day} {...placeOf(day)} day={day} isToCome={day > lastDay} />
          ))}
        <g className="[filter:drop-shadow(0_0_3px_var(--color-accent))] forced-colors:[filter:none] print:[filter:none]">
          {prayed.map((day) => (
            <SunOfDay key={day} {...placeOf(day)} month={name} day={day} />
          ))}
        </g>
        {today && (
          <circle
            {...placeOf(today)}
            r={sizes.ring}
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

/** How many days of prayer. */
export const countOfDays = ({ length }: readonly number[]) =>
  length === 1 ? "1 day" : `${length} days`;

/** The same in words: "November 2, 5 and 8". */
export function daysInWords({ name, prayed }: Pick<DaysOfLight, "name" | "prayed">): string {
  if (prayed.length === 0) return "";
  if (prayed.length === 1) return `${name} ${prayed[0]}`;
  return `${name} ${prayed.slice(0, -1).join(", ")} and ${prayed.at(-1)}`;
}
