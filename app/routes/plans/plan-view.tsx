import { PlanCard } from "~/ui/cards/plan-card";
import { Related } from "~/ui/cards/related";
import { HelpNow } from "~/ui/praying/help-now";
import { PlanByLetter } from "./by-letter/plan-by-letter";
import { PlanDays } from "./days/plan-days";
import type { PlanPage } from "./plan.server";
import { PlanAbout } from "./plan-about";
import { PlanBanner } from "./plan-banner";
import { PlanDay } from "./plan-day";
import { PlanEnding } from "./plan-ending";
import { PlanStart, type StartPlace, startPlace } from "./plan-start";
import { PlanProgressLine } from "./progress-line";
import { useReadingFirst } from "./use-reading-first";

/** One plan, opened at one of its days: what it is and then the reading, or the reading first. */
export function PlanView(page: PlanPage) {
  const { plan, day, rests, related, byLetter } = page;
  const readingFirst = useReadingFirst(page.forDay);
  const step = { readingFirst };
  const place = startPlace(page);
  const startAt = (here: StartPlace) => place === here && <PlanStart {...page} />;
  const about = <PlanAbout {...page}>{startAt("figures")}</PlanAbout>;
  return (
    <>
      <PlanBanner {...page} low={readingFirst}>
        {startAt("banner")}
      </PlanBanner>
      <PlanProgressLine {...page}>{startAt("line")}</PlanProgressLine>
      <HelpNow {...page} brief={readingFirst} />
      {!readingFirst && about}
      <PlanDays {...page} step={step} />
      {rests ? (
        <PlanEnding {...page}>{startAt("ending")}</PlanEnding>
      ) : (
        <PlanDay {...page} step={step} start={startAt("ending")} />
      )}
      {readingFirst && about}
      {byLetter && <PlanByLetter planId={plan.id} dayCount={plan.dayCount} day={day.number} />}
      <Related>
        {related.map((each) => (
          <PlanCard key={each.id} plan={each} here={each.id === plan.id} />
        ))}
      </Related>
    </>
  );
}
