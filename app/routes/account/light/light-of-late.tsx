import { Link } from "@remix-run/react";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

type LightOfLateProps = {
  months: readonly DaysOfLight[];
  /** There is a day of prayer, in these months or before. */
  any: boolean;
  className: string;
};

/** The last months of the calendar of light, as many as are as high as the day beside them. */
export function LightOfLate({ months, any, className }: LightOfLateProps) {
  const isFirst = months.length === 1;
  return (
    <section
      aria-labelledby="light-heading"
      className={`night flex flex-col rounded-large border border-line bg-night-deep p-[clamp(1.25rem,3vw,2rem)] text-ink ${className}`}
    >
      <div>
        <h2 id="light-heading">Calendar of light</h2>
        <p className="mt-1 text-small text-ink-quiet">
          A sun for every day on which you prayed. <span className="block">The ring is today.</span>
        </p>
      </div>
      <div className="my-5 grid grid-cols-2 gap-y-6 gap-x-figures">
        {months.map((month) => (
          <div key={month.name}>
            <h3 className="mb-2 text-small leading-tight font-semibold">{month.name}</h3>
            <SunsOfDays {...month} />
            <p className="sr-only">{daysInWords(month)}</p>
          </div>
        ))}
        {isFirst && (
          <p className="self-center font-serif text-prayer text-balance">
            {any
              ? "Every day you pray keeps its light."
              : "Your first sun comes with your first Amen."}
          </p>
        )}
      </div>
      <p className="mt-auto">
        <Link to="/account/light" className="link inline-flex min-h-11 items-center">
          {any ? "See your days" : "How it fills"}
        </Link>
      </p>
    </section>
  );
}
