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
const number = {
  fontSize: 8.5,
  textAnchor: "middle",
  dominantBaseline: "central",
  pointerEvents: "none",
} as const;
const weekdays = ["S", "M", "T", "W", "T", "F", "S"];

type SunsOfDaysProps = DaysOfLight & {
  /** Each day says its number. */
  numbered?: boolean;
};

/** Days in their weeks, a sun for each day of prayer, and a ring about today. */
export function SunsOfDays({ name, weekday, length, prayed, today, numbered }: SunsOfDaysProps) {
  const weeks = Math.ceil((weekday + length) / 7);
  const day = (index: number) => {
    const at = weekday + index;
    const [x, y] = [at % 7, Math.floor(at / 7)].map((place) => (place + 0.5) * sizes.cell);
    const isPrayed = prayed.includes(index + 1);
    const isToCome = today !== undefined && index + 1 > today;
    const quiet = isToCome ? "fill-ink-quiet opacity-30" : "fill-ink-quiet";
    return (
      <g key={at}>
        {isPrayed && (
          <circle cx={x} cy={y} r={sizes.sun} className="fill-accent">
            <title>{`${name} ${index + 1}`}</title>
          </circle>
        )}
        {numbered ? (
          <text
            x={x}
            y={y}
            {...number}
            {...(isPrayed ? { fill: "var(--color-accent-ink)" } : { className: quiet })}
          >
            {index + 1}
          </text>
        ) : (
          !isPrayed && <circle cx={x} cy={y} r={sizes.day} className={quiet} />
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
