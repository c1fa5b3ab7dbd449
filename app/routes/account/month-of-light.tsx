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
const weekdays = ["S", "M", "T", "W", "T", "F", "S"];

/** Days in their weeks, a sun for each day of prayer, and a ring about today. */
export function SunsOfDays({ name, weekday, length, prayed, today }: DaysOfLight) {
  const weeks = Math.ceil((weekday + length) / 7);
  const day = (index: number) => {
    const at = weekday + index;
    const [x, y] = [at % 7, Math.floor(at / 7)].map((place) => (place + 0.5) * sizes.cell);
    const isToCome = today !== undefined && index + 1 > today;
    return (
      <g key={at}>
        {prayed.includes(index + 1) ? (
          <circle cx={x} cy={y} r={sizes.sun} className="fill-accent">
            <title>{`${name} ${index + 1}`}</title>
          </circle>
        ) : (
          <circle
            cx={x}
            cy={y}
            r={sizes.day}
            className={isToCome ? "fill-ink-quiet opacity-30" : "fill-ink-quiet"}
          />
        )}
        {index + 1 === today && (
          <circle cx={x} cy={y} r={sizes.ring} fill="none" stroke="currentColor" />
        )}
      </g>
    );
  };
  return (
    <div>
      <p
        aria-hidden="true"
        className="grid grid-cols-7 text-center text-fine leading-normal text-ink-quiet"
      >
        {weekdays.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them begin with the same letter
          <span key={place}>{letter}</span>
        ))}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${7 * sizes.cell} ${weeks * sizes.cell}`}
        className="w-full forced-color-adjust-none"
      >
        {Array.from({ length }, (_, index) => day(index))}
      </svg>
    </div>
  );
}

/** The same in words: "November 2, 5 and 8". */
export function daysInWords({ name, prayed }: Pick<DaysOfLight, "name" | "prayed">): string {
  if (prayed.length === 0) return "";
  if (prayed.length === 1) return `${name} ${prayed[0]}`;
  return `${name} ${prayed.slice(0, -1).join(", ")} and ${prayed.at(-1)}`;
}
