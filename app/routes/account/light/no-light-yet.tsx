import { ButtonLink } from "~/ui/controls/button";
import type { LightPage } from "./calendar-of-light.server";
import { SunsOfDays } from "./month-of-light";
import { nightSky } from "./year-of-light";

/** The month it is, for somebody whose first sun is still to come. */
export function NoLightYet({ month }: Pick<LightPage, "month">) {
  return (
    <div className={`${nightSky} lg:grid-cols-2`}>
      {month && (
        <div className="max-w-96">
          <h3 className="mb-3">{month.name}</h3>
          <SunsOfDays {...month} />
        </div>
      )}
      <div className="grid content-start justify-items-start gap-5 self-center">
        <p className="max-w-120 font-serif text-scripture text-balance">
          Your first light appears when you say Amen, mark a day of a plan, or pray for something on
          your list.
        </p>
        <ButtonLink to="/pray">Pray now</ButtonLink>
      </div>
    </div>
  );
}
