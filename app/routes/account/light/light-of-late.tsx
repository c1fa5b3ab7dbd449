import { Link } from "@remix-run/react";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

type LightOfLateProps = {
  /** This one and the one before it, in their order. */
  months: readonly DaysOfLight[];
  /** There is a day of prayer, in these months or before. */
  any: boolean;
};

/** The last months of the calendar of light, on a phone the last one; beside a first month there is room for a word. */
export function LightOfLate({ months, any }: LightOfLateProps) {
  const isAlone = months.length === 1;
  return (
    <section
      aria-labelledby="light-heading"
      className="night grid gap-x-6 gap-y-4 rounded-large border border-line bg-night-deep p-inset text-ink lg:col-span-full lg:grid-cols-2"
    >
      <div>
        <h2 id="light-heading">Calendar of light</h2>
        <p className="mt-1 text-small text-ink-quiet">
          A sun for every day on which you prayed. <span className="block">The ring is today.</span>
        </p>
        <Link to="/account/light" className="link mt-3 inline-flex min-h-11 items-center">
          {any ? "See your days" : "How the calendar fills"}
        </Link>
      </div>
      <div className={`grid gap-x-columns sm:grid-cols-2 ${isAlone ? "gap-y-4" : ""}`}>
        {months.map((month) => (
          <div key={month.name} className={month.today ? "" : "max-sm:hidden"}>
            <h3 className="mb-2 text-small leading-tight font-semibold">{month.name}</h3>
            <SunsOfDays {...month} />
            <p className="sr-only">{daysInWords(month)}</p>
          </div>
        ))}
        {isAlone && (
          <p className="self-center font-serif text-prayer text-balance">
            {any
              ? "Every day you pray keeps its light."
              : "Your first sun comes with your first Amen."}
          </p>
        )}
      </div>
    </section>
  );
}
