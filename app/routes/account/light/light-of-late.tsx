import { Link } from "@remix-run/react";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";
import { withMonth } from "./year-of-light";

const pair = "grid gap-x-columns sm:grid-cols-2";

type LightOfLateProps = {
  /** This one and the one before it, in their order. */
  months: readonly DaysOfLight[];
  /** There is a day of prayer, in these months or before. */
  any: boolean;
  /** The days of all plans that were prayed. */
  daysOfPlans: number;
};

/** The last months of the calendar of light, on a phone the last one. */
export function LightOfLate({ months, any, daysOfPlans }: LightOfLateProps) {
  const isAlone = months.length === 1;
  return (
    <section
      aria-labelledby="light-heading"
      className={`night grid gap-x-6 gap-y-4 rounded-large border border-line bg-night-deep p-inset text-ink lg:col-span-full ${isAlone ? "lg:grid-cols-2" : withMonth}`}
    >
      <div>
        <h2 id="light-heading">Calendar of light</h2>
        <p className="mt-1 text-small text-ink-quiet">
          A sun for every day on which you prayed. <span className="block">The ring is today.</span>
        </p>
        <LightWords isAlone={isAlone} any={any} daysOfPlans={daysOfPlans} />
        <Link to="/account/light" className="link mt-3 inline-flex min-h-11 items-center">
          {any ? "See your days" : "How the calendar fills"}
        </Link>
      </div>
      <div className={isAlone ? "w-full max-w-96 lg:justify-self-end" : pair}>
        {months.map((month) => (
          <div key={month.name} className={month.today ? "" : "max-sm:hidden"}>
            <h3 className="mb-2 text-small leading-tight font-semibold">{month.name}</h3>
            <SunsOfDays {...month} />
            <p className="sr-only">{daysInWords(month)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

type LightWordsProps = Pick<LightOfLateProps, "any" | "daysOfPlans"> & { isAlone: boolean };

/** A word for a first month; later, how many of the days are those of plans. */
function LightWords({ isAlone, any, daysOfPlans }: LightWordsProps) {
  if (!isAlone && daysOfPlans === 0) return null;
  return <p className="mt-3 font-serif text-prayer text-balance">{wordsOf(any, daysOfPlans)}</p>;
}

function wordsOf(any: boolean, daysOfPlans: number): string {
  if (!any) return "Your first sun comes with your first Amen.";
  if (daysOfPlans === 0) return "Every day you pray keeps its light.";
  const days = daysOfPlans === 1 ? "1 day" : `${daysOfPlans} days`;
  return `You’ve prayed ${days} of plans.`;
}
