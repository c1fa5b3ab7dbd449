import { ActForm } from "~/ui/act-form";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { PageBanner } from "~/ui/page-banner";
import { PlanCard } from "~/ui/plan-card";
import { Related } from "~/ui/related";
import { Stats } from "~/ui/stats";
import type { PlanPage } from "./plan.server";
import { PlanDay } from "./plan-day";
import { PlanDays } from "./plan-days";
import { PlanOverview } from "./plan-overview";
import { UnknownPlan } from "./unknown-plan";

/** One plan, opened at one of its days. */
export function PlanView(page: PlanPage) {
  const { plan, day, dayTitles, unknown, related } = page;
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
        <ActForm action={`/plan/${plan.id}`} act="start">
          <Button>Start Plan</Button>
        </ActForm>
      </Stats>
      <PlanOverview {...page} />
      <PlanDays planId={plan.id} titles={dayTitles} current={day.number} />
      <PlanDay {...page} />
      <Related>
        {related.map((each) => (
          <PlanCard key={each.id} plan={each} />
        ))}
      </Related>
    </>
  );
}
