type DayHeadProps = { day: string; title: string; named?: string; season?: string };

/** The date in words. @param year said where it matters */
function DayName({ year, day, title }: DayHeadProps & { year?: string }) {
  return <time dateTime={day}>{year ? `${title}, ${year}` : title}</time>;
}

/** What a day is called, with its date under that; the date, where it has no name. */
export function DayTitle({ named, ...day }: DayHeadProps & { year?: string }) {
  if (!named) return <DayName {...day} />;
  return (
    <>
      <span className="block text-title">
        {named}
        {starDays.includes(day.day.slice(5)) && <Star />}
      </span>{" "}
      <span className="mt-2 block font-sans text-base tracking-normal">
        <DayName {...day} />
      </span>
    </>
  );
}

/** The night of the birth, its day, and the day of the wise men. */
const starDays = ["12-24", "12-25", "01-06"];

/** The star of Bethlehem: in the sky beside the words where there is room, else behind them. */
function Star() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="ms-3 inline-block size-9 fill-(--light) align-top drop-shadow-[0_0_14px_var(--light)] lg:absolute lg:end-[16%] lg:top-36 lg:size-16"
    >
      <path d="M32 0Q33.5 28 46 32Q33.5 36 32 64Q30.5 36 18 32Q30.5 28 32 0ZM10 31Q30 30.5 54 31V33Q30 33.5 10 33Z" />
    </svg>
  );
}

/** The date and what it is in the church year, under the title of an office. */
export function OfficeHead(head: DayHeadProps) {
  return (
    <p className="mt-1 text-small text-ink-quiet">
      <time dateTime={head.day}>{head.title}</time> <span className="max-sm:hidden">· </span>
      <span className="block sm:inline">{inYear(head)}</span>
    </p>
  );
}

/** What a day is in the church year. */
const inYear = ({ named, season }: DayHeadProps) => [named, season].filter(Boolean).join(" · ");
