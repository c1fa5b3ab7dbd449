type SupportHoursProps = {
  /** Days and times with a comma between them. */
  of: string;
};

/** A narrow line breaks between days and times, not within. */
export function SupportHours({ of: hours }: SupportHoursProps) {
  const [days, ...times] = hours.replaceAll(", ", ",\n").split("\n");
  return (
    <>
      <span className="inline-block">{days}</span>{" "}
      <span className="inline-block">{times.join(" ")}</span>
    </>
  );
}
