type DayHeadProps = { day: string; title: string; named?: string; season?: string };

/** The date in words. @param year said where it matters */
export function DayName({ year, day, title }: DayHeadProps & { year?: string }) {
  return <time dateTime={day}>{year ? `${title}, ${year}` : title}</time>;
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
export const inYear = ({ named, season }: DayHeadProps) =>
  [named, season].filter(Boolean).join(" · ");
