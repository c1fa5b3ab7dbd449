import type { ReactNode } from "react";
import { ScenePicture } from "~/ui/art/scene-picture";
import { LikelyBanner, UnknownName } from "~/ui/cards/unknown-name";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import type { PlanPage } from "./plan.server";
import { DueDay } from "./plan-start";

const listOf = (plan: PlanPage["plan"]) => {
  if (plan.category === "new") return "Prayer Plan";
  return plan.category === "featured" ? "Featured Plan" : "Popular Plan";
};

/** Whoever opens a day comes for its reading. */
export function DayHead({ plan, due, day }: PlanPage) {
  return (
    <header className="night relative isolate border-b border-accent bg-night print:border-0">
      <ScenePicture
        name={plan.scene}
        tone={plan.tone}
        wide
        className="absolute inset-y-0 end-0 -z-1 h-full w-1/2 object-cover [mask-image:linear-gradient(to_left,#000,transparent_80%)] max-lg:hidden"
      />
      <div className="wrap flex flex-wrap items-center gap-x-4 pt-[calc(var(--spacing-bar)+0.25rem)] pb-3">
        <BackLink to="/">Home</BackLink>
        <p className="eyebrow no-print">{listOf(plan)}</p>
        <DueDay plan={plan} due={due} day={day} />
        <h1 className="mt-2 w-full text-heading">{plan.title}</h1>
      </div>
    </header>
  );
}

type PlanBannerProps = PlanPage & { low: boolean; children: ReactNode };

export function PlanBanner({ plan, own, unknown, low, children, due, day }: PlanBannerProps) {
  const eyebrow = listOf(plan);
  const { title, description } = plan;
  const start = children && (
    <div className="mt-6">
      {children}
      <DueDay plan={plan} due={due} day={day} />
    </div>
  );
  if (unknown?.likely) {
    const words = { eyebrow, title, lead: description, children: start };
    return <LikelyBanner kind="plan" {...unknown} likely={unknown.likely} {...words} />;
  }
  // A person who began it knows what it is, and comes for the day.
  const isKnown = low && own?.progress !== undefined;
  return (
    <div className={clear}>
      <PageBanner
        before={
          <>
            <BackLink to="/">Home</BackLink>
            {unknown && <UnknownName kind="plan" id={unknown.id} rest="Here is one we do have." />}
          </>
        }
        eyebrow={isKnown ? undefined : eyebrow}
        title={title}
        lead={!isKnown && <span className={low ? "max-sm:hidden" : undefined}>{description}</span>}
        scene={plan.scene}
        tone={plan.tone}
        image={plan.image}
        kind={low || unknown ? "reading" : "praying"}
      >
        {start}
      </PageBanner>
    </div>
  );
}

/** The drawing ends before the words. */
const clear =
  "lg:[&_.banner-scene:not(.photo)]:[mask-image:linear-gradient(to_left,#000_min(28rem,32vw),#0009_36rem,#0003_41rem,#0000_46rem)] lg:[&_.dusk_.banner-words]:pb-48 lg:[&_.dusk_.banner-scene:not(.photo)]:[mask-image:linear-gradient(to_top,#000_14%,#0000_36%),linear-gradient(to_right,#0000_max(30%,28rem),#000_max(58%,50rem))]";
