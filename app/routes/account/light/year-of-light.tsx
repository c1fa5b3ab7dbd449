import { ButtonLink } from "~/ui/controls/button";
import type { LightPage } from "./calendar-of-light.server";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

/** Suns are gold, and gold needs the night. */
const nightSky =
  "night mt-6 grid gap-x-columns gap-y-10 rounded-large border border-line bg-night-deep p-inset text-ink";

/**
 * The months of a year, the latest first; on a narrow screen, where they are a long way, this one
 * large. In the place after them stands the way to the next sun.
 */
export function YearOfLight({ months }: Pick<LightPage, "months">) {
  return (
    <ol className={`${nightSky} grid-cols-2 lg:grid-cols-4`}>
      {months.map((month) => (
        <Month key={month.name} {...month} />
      ))}
      <li className="self-center">
        <ButtonLink to="/pray">Pray now</ButtonLink>
      </li>
    </ol>
  );
}

/** A month as its weeks have it; its days of prayer in words for who cannot see them. */
function Month(month: DaysOfLight) {
  return (
    <li className={month.today ? "max-sm:col-span-full" : undefined}>
      <h3 className="mb-2 flex justify-between gap-2 text-base leading-tight font-semibold">
        {month.name}
        {month.prayed.length > 0 && (
          <span aria-hidden="true" className="text-small font-normal">
            {month.prayed.length === 1 ? "1 day" : `${month.prayed.length} days`}
          </span>
        )}
      </h3>
      <SunsOfDays {...month} numerals={month.today ? "always" : "wide"} />
      <p className="sr-only">{daysInWords(month)}</p>
    </li>
  );
}

/** The month it is, for somebody whose first sun is still to come. */
export function NoLightYet({ month }: { month?: DaysOfLight }) {
  return (
    <div className={`${nightSky} items-center lg:grid-cols-2`}>
      {month && (
        <div className="max-w-96">
          <h3 className="mb-3">{month.name}</h3>
          <SunsOfDays {...month} numerals="always" />
        </div>
      )}
      <div className="grid content-start justify-items-start gap-5">
        <p className="max-w-120 font-serif text-scripture text-balance">
          Your first light appears when you say Amen, mark a day of a plan, or pray for something on
          your list.
        </p>
        <ButtonLink to="/pray">Pray now</ButtonLink>
      </div>
    </div>
  );
}
