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
      <span className="block font-serif text-heading font-normal tracking-tight">{named}</span>{" "}
      <span className="mt-1 block">
        <DayName {...day} />
      </span>
    </>
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
