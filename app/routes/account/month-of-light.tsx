export type DaysOfLight = {
  /** What they are called: a month. */
  name: string;
  /** The column of the first day: Sunday is 0. */
  weekday: number;
  length: number;
  /** The days of prayer among them, by their number. */
  prayed: readonly number[];
  today?: number;
};

const sizes = { cell: 20, sun: 7, ring: 9, day: 2 };
/** As many weeks as a month can touch, so that all of them are of one height. */
const weeks = 6;

/** Days in their weeks, a sun for each day of prayer, and a ring about today. */
export function SunsOfDays({ weekday, length, prayed, today }: DaysOfLight) {
  return (
    <svg
      viewBox={`0 0 ${7 * sizes.cell} ${weeks * sizes.cell}`}
      aria-hidden="true"
      className="w-full forced-color-adjust-none"
    >
      {Array.from({ length }, (_, index) => {
        const at = weekday + index;
        const isPrayed = prayed.includes(index + 1);
        const [x, y] = [at % 7, Math.floor(at / 7)].map((place) => (place + 0.5) * sizes.cell);
        return (
          <g key={at}>
            <circle
              cx={x}
              cy={y}
              r={isPrayed ? sizes.sun : sizes.day}
              className={isPrayed ? "fill-accent" : "fill-ink-quiet"}
            />
            {index + 1 === today && (
              <circle cx={x} cy={y} r={sizes.ring} fill="none" stroke="currentColor" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The same in words: "November 2, 5 and 8". */
export function daysInWords({ name, prayed }: Pick<DaysOfLight, "name" | "prayed">): string {
  if (prayed.length === 0) return "";
  if (prayed.length === 1) return `${name} ${prayed[0]}`;
  return `${name} ${prayed.slice(0, -1).join(", ")} and ${prayed.at(-1)}`;
}
