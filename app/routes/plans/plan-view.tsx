import type { ReactNode } from "react";
import { PlanCard } from "~/ui/cards/plan-card";
import { Related } from "~/ui/cards/related";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { Stats } from "~/ui/layout/stats";
import { HelpNow } from "~/ui/reading/help-now";
import type { PlanPage } from "./plan.server";
import { PlanDay } from "./plan-day";
import { PlanDays } from "./plan-days";
import { PlanOverview } from "./plan-overview";
import { PlanStart } from "./plan-start";
import { PlanProgressLine } from "./progress-line";
import { UnknownPlan } from "./unknown-plan";
import { useReadingFirst } from "./use-reading-first";

/** One plan, opened at one of its days: what it is and then the reading, or the reading first. */
export function PlanView(page: PlanPage) {
  const readingFirst = useReadingFirst(page.forDay);
  const progress = <PlanProgressLine {...page} />;
  const step = { readingFirst };
  return (
    <div className={readingFirst ? "plan-reading" : undefined}>
      <PlanBanner {...page} low={readingFirst} />
      {page.needsHelpLines && (
        <div className="wrap">
          <HelpNow />
        </div>
      )}
      {readingFirst ? progress : <PlanAbout {...page}>{progress}</PlanAbout>}
      <PlanDays {...page} step={step} />
      <PlanDay {...page} step={step} />
      {readingFirst && <PlanAbout {...page} />}
      <Related>
        {page.related.map((each) => (
          <PlanCard key={each.id} plan={each} />
        ))}
      </Related>
    </div>
  );
}

function PlanBanner({ plan, unknown, low }: PlanPage & { low: boolean }) {
  return (
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
      low={low}
    />
  );
}

/** What the plan is: its figures, the button that begins it, and its overview. */
function PlanAbout({ children, ...page }: PlanPage & { children?: ReactNode }) {
  const { plan } = page;
  return (
    <>
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
      {children}
      <PlanOverview {...page} />
    </>
  );
}
