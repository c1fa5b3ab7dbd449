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

const sizes = { cell: 20, sun: 7, ring: 9, day: 2, numeral: 9.5 };
const weekdays = ["S", "M", "T", "W", "T", "F", "S"];

type SunsOfDaysProps = DaysOfLight & {
  /** Each day says its number, but those to come: always, or only where the screen is wide enough to read it. */
  numerals?: "always" | "wide";
};

/** Days in their weeks, a sun for each day of prayer, and a ring about today. */
export function SunsOfDays({ name, weekday, length, prayed, today, numerals }: SunsOfDaysProps) {
  const weeks = Math.ceil((weekday + length) / 7);
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
        {Array.from({ length }, (_, index) => (
          <Day
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number
            key={index}
            at={weekday + index}
            day={index + 1}
            sun={prayed.includes(index + 1) ? `${name} ${index + 1}` : undefined}
            today={today}
            numerals={numerals}
          />
        ))}
      </svg>
    </div>
  );
}

type DayProps = Pick<SunsOfDaysProps, "today" | "numerals"> & {
  /** Which cell it stands in. */
  at: number;
  day: number;
  /** What its sun is called, if it has one. */
  sun?: string;
};

function Day({ at, day, sun, today, numerals }: DayProps) {
  const [x, y] = [at % 7, Math.floor(at / 7)].map((place) => (place + 0.5) * sizes.cell);
  const isToCome = today !== undefined && day > today;
  const hasNumeral = Boolean(numerals && (sun || !isToCome));
  const isPoint = !sun && (!hasNumeral || numerals === "wide");
  const shade = isToCome ? "opacity-30" : hasNumeral ? "sm:hidden" : "";
  return (
    <g>
      {sun && (
        <circle cx={x} cy={y} r={sizes.sun} className="fill-accent">
          <title>{sun}</title>
        </circle>
      )}
      {isPoint && <circle cx={x} cy={y} r={sizes.day} className={`fill-ink-quiet ${shade}`} />}
      {hasNumeral && (
        <text
          x={x}
          y={y}
          {...numeral}
          fill={sun ? "var(--color-accent-ink)" : "var(--color-ink-quiet)"}
          className={numerals === "wide" ? "max-sm:hidden" : undefined}
        >
          {day}
        </text>
      )}
      {day === today && <circle cx={x} cy={y} r={sizes.ring} fill="none" stroke="currentColor" />}
    </g>
  );
}

const numeral = {
  fontSize: sizes.numeral,
  textAnchor: "middle",
  dominantBaseline: "central",
  pointerEvents: "none",
} as const;

/** The same in words: "November 2, 5 and 8". */
export function daysInWords({ name, prayed }: Pick<DaysOfLight, "name" | "prayed">): string {
  if (prayed.length === 0) return "";
  if (prayed.length === 1) return `${name} ${prayed[0]}`;
  return `${name} ${prayed.slice(0, -1).join(", ")} and ${prayed.at(-1)}`;
}
