import { ButtonLink } from "~/ui/controls/button";
import type { LightPage } from "./calendar-of-light.server";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

/** Suns are gold, and gold needs the night. */
const nightSky =
  "night mt-6 grid rounded-large border border-line bg-night-deep p-inset text-ink print:border-0";

/** The twelve months of a year, all of them in one view. */
export function YearOfLight({ months }: Pick<LightPage, "months">) {
  return (
    <ol
      className={`${nightSky} cols-fill-22 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-columns sm:gap-y-10 lg:grid-cols-4`}
    >
      {months.map((month) => (
        <Month key={month.name} {...month} />
      ))}
    </ol>
  );
}

/** A month as its weeks have it; its days of prayer in words for who cannot see them. */
function Month(month: DaysOfLight) {
  const { name, prayed, isToCome } = month;
  return (
    <li>
      <h3 className="mb-2 flex justify-between gap-2 text-base leading-tight font-semibold">
        <span className={isToCome ? "text-ink-quiet" : undefined}>{name}</span>
        {prayed.length > 0 && (
          <span aria-hidden="true" className="text-small font-normal max-sm:hidden">
            {prayed.length === 1 ? "1 day" : `${prayed.length} days`}
          </span>
        )}
      </h3>
      <SunsOfDays {...month} />
      <p className="sr-only">{daysInWords(month)}</p>
    </li>
  );
}

/** The month it is, for somebody whose first sun is still to come. */
export function NoLightYet({ month }: { month?: DaysOfLight }) {
  return (
    <div className={`${nightSky} items-center gap-x-columns gap-y-10 lg:grid-cols-2`}>
      {month && (
        <div className="max-w-96">
          <h3 className="mb-3">{month.name}</h3>
          <SunsOfDays {...month} />
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
