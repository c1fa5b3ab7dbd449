import { Link } from "@remix-run/react";
import { daysOfPrayer } from "#content/pages/account";
import { type DaysOfLight, Month, withMonth } from "./month-of-light";

type LightOfLateProps = {
  /** The month before and this one. */
  months: readonly DaysOfLight[];
  /** Any day of prayer, in these months or before. */
  any: boolean;
  wide: boolean;
};

export function LightOfLate({ months, any, wide }: LightOfLateProps) {
  const isAlone = months.length === 1;
  const columns = isAlone ? "lg:grid-cols-2" : wide ? withMonth : "";
  return (
    <section
      aria-labelledby="light-heading"
      className={`night grid items-center gap-6 rounded-large border border-line bg-night-deep p-inset text-ink ${columns} ${wide ? "lg:col-span-full" : ""}`}
    >
      <div className="flex flex-col items-start">
        <h2 id="light-heading">Calendar of light</h2>
        <p className={`mt-3 font-serif text-balance ${isAlone ? "text-scripture" : "text-prayer"}`}>
          {any ? countWords(months) : "It starts with your first Amen."}
        </p>
        <Link to="/account/light" className="link mt-3 inline-flex min-h-11 items-center">
          {any ? "See your days" : "How the calendar fills"}
        </Link>
      </div>
      <div
        className={
          isAlone ? "w-full sm:max-w-96 lg:justify-self-end" : "grid gap-x-columns sm:grid-cols-2"
        }
      >
        {months.map((month) => (
          <div key={month.name} className={month.today ? "" : "max-sm:hidden"}>
            <Month {...month} />
          </div>
        ))}
      </div>
    </section>
  );
}

function countWords(months: readonly DaysOfLight[]): string {
  const prayed = months.filter((month) => month.prayed.length > 0);
  return daysOfPrayer(
    prayed.reduce((sum, month) => sum + month.prayed.length, 0),
    prayed.map(({ name }) => name).join(" and "),
  );
}
