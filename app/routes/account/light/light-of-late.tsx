import { Link } from "@remix-run/react";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

type LightOfLateProps = {
  /** The latest first, more of them than there may be room for. */
  months: readonly DaysOfLight[];
  /** What stands beside them is as high as two rows of months. */
  tall: boolean;
  /** There is a day of prayer, in these months or before. */
  any: boolean;
  className: string;
};

/** The last months of the calendar of light: they and a word fill the height of the day beside them. */
export function LightOfLate({ months, tall, any, className }: LightOfLateProps) {
  const shown = months.slice(0, tall ? 4 : 2);
  // A first month is large where there is the height for it.
  const columns = tall && shown.length === 1 ? "grid-cols-1" : "grid-cols-2";
  const hasRoom = shown.length < (tall ? 3 : 2);
  return (
    <section
      aria-labelledby="light-heading"
      className={`night grid grid-cols-1 grid-rows-[auto_1fr_auto] rounded-large border border-line bg-night-deep p-[clamp(1.25rem,3vw,2rem)] text-ink ${className}`}
    >
      <div>
        <h2 id="light-heading">Calendar of light</h2>
        <p className="mt-1 text-small text-ink-quiet">
          A sun for every day on which you prayed. <span className="block">The ring is today.</span>
        </p>
      </div>
      <div className={`grid content-between gap-y-6 gap-x-columns py-5 ${columns}`}>
        {shown.map((month) => (
          <div key={month.name}>
            <h3 className="mb-2 text-small leading-tight font-semibold">{month.name}</h3>
            <SunsOfDays {...month} />
            <p className="sr-only">{daysInWords(month)}</p>
          </div>
        ))}
        {hasRoom && (
          <p
            className={`self-center font-serif text-prayer text-balance ${tall ? "col-span-full" : ""}`}
          >
            {any
              ? "Every day you pray keeps its light."
              : "Your first sun comes with your first Amen."}
          </p>
        )}
      </div>
      <p>
        <Link to="/account/light" className="link inline-flex min-h-11 items-center">
          {any ? "See your days" : "How it fills"}
        </Link>
      </p>
    </section>
  );
}
