import { BackLink } from "~/ui/back-link";
import { PageBanner } from "~/ui/page-banner";
import { PlanCard } from "~/ui/plan-card";
import { Related } from "~/ui/related";
import { Stats } from "~/ui/stats";
import type { PlanPage } from "./plan.server";
import { PlanDay } from "./plan-day";
import { PlanDays } from "./plan-days";
import { PlanOverview } from "./plan-overview";
import { PlanPlace } from "./plan-place";
import { PlanStart } from "./plan-start";
import { UnknownPlan } from "./unknown-plan";

/** One plan, opened at one of its days. */
export function PlanView(page: PlanPage) {
  const { plan, day, dayTitles, own, unknown, related } = page;
  return (
    <>
      <PageBanner
        before={
          <>
            <BackLink to="/">Home</BackLink>
            {unknown && <UnknownPlan {...unknown} />}
          </>
        }
        eyebrow={plan.category === "featured" ? "Featured Plan" : "Popular Plan"}
        title={plan.title}
        lead={plan.description}
        scene={plan.scene}
        tone={plan.tone}
        image={plan.image}
      />
      <Stats
        label="The plan in figures"
        stats={[
          [plan.dayCount, "days"],
          ["5 min", "per day"],
          [plan.completions, "completions"],
        ]}
      >
        <PlanStart {...page} />
      </Stats>
      <PlanPlace {...page} />
      <PlanOverview {...page} />
      <PlanDays planId={plan.id} titles={dayTitles} current={day.number} done={own?.place?.done} />
      <PlanDay {...page} />
      <Related>
        {related.map((each) => (
          <PlanCard key={each.id} plan={each} />
        ))}
      </Related>
    </>
  );
}
