import type { LightPage } from "./calendar-of-light.server";
import { countOfDays, type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

/** Suns are gold, and gold needs the night. */
export const nightSky =
  "night mt-6 grid items-start gap-x-columns gap-y-10 rounded-large border border-line bg-night-deep p-inset text-ink print:border-0";

/** The month it is, and at its right the others. */
export const withMonth = "lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]";

/** A few months take all the room; of many the one it is stands first, and large. */
export function YearOfLight({ month, earlier }: Pick<LightPage, "month" | "earlier">) {
  const [other, ...more] = earlier;
  if (month && more.length === 0) return <FewMonths months={other ? [month, other] : [month]} />;
  return (
    <div className={`${nightSky} ${month ? withMonth : ""}`}>
      {month && (
        <div>
          <Month {...month} />
        </div>
      )}
      {earlier.length > 0 && (
        <ol className={`grid gap-x-columns gap-y-8 ${columnsOf(earlier.length)}`}>
          {earlier.map((each) => (
            <li key={each.name}>
              <Month {...each} small={earlier.length > 1} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Two months side by side, or a first one and a word beside it. */
function FewMonths({ months }: { months: readonly DaysOfLight[] }) {
  return (
    <div className={`${nightSky} lg:grid-cols-2 ${months.length > 1 ? "lg:*:first:order-1" : ""}`}>
      {months.map((month) => (
        <div key={month.name}>
          <Month {...month} />
        </div>
      ))}
      {months.length === 1 && (
        <p className="self-center font-serif text-scripture text-balance">
          Every day you pray keeps its light.
        </p>
      )}
    </div>
  );
}

/** Two months take the room of three. */
function columnsOf(count: number): string {
  if (count === 1) return "grid-cols-1 max-w-96";
  return count === 2 ? "grid-cols-2" : "grid-cols-2 sm:grid-cols-3";
}

/** A month as its weeks have it; its days of prayer in words for who cannot see them. */
export function Month({ small = false, ...month }: DaysOfLight & { small?: boolean }) {
  const { name, prayed } = month;
  return (
    <>
      <h3
        className={`mb-3 flex flex-wrap items-baseline justify-between gap-x-2 ${small ? "text-base leading-tight font-semibold" : ""}`}
      >
        {name}
        {prayed.length > 0 && (
          <span aria-hidden="true" className="font-sans text-small font-normal tracking-normal">
            {countOfDays(prayed)}
          </span>
        )}
      </h3>
      <SunsOfDays {...month} />
      <p className="sr-only">{daysInWords(month)}</p>
    </>
  );
}
