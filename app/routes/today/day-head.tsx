type DayHeadProps = { day: string; title: string; named?: string; season?: string };

/** The date as a heading, and what it is in the church year. @param year said where it matters */
export function DayHead({ year, ...head }: DayHeadProps & { year?: string }) {
  return (
    <>
      <h2 className="text-subheading leading-[1.2] text-dawn">
        <time dateTime={head.day}>{year ? `${head.title}, ${year}` : head.title}</time>
      </h2>
      <p className="mt-1 text-small text-ink-quiet">{inYear(head)}</p>
    </>
  );
}

/** The same under the title of an office. */
export function OfficeHead(head: DayHeadProps) {
  return (
    <p className="mt-1 text-small text-ink-quiet">
      <time dateTime={head.day}>{head.title}</time> <span className="max-sm:hidden">· </span>
      <span className="block sm:inline">{inYear(head)}</span>
    </p>
  );
}

const inYear = ({ named, season }: DayHeadProps) => [named, season].filter(Boolean).join(" · ");
