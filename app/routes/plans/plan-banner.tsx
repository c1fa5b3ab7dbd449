import type { ReactNode } from "react";
import { LikelyBanner } from "~/ui/cards/likely-banner";
import { UnknownName } from "~/ui/cards/unknown-name";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import type { PlanPage } from "./plan.server";

type PlanBannerProps = Pick<PlanPage, "plan" | "own" | "rests" | "unknown"> & {
  /** A reading comes first: there is less of it. */
  low: boolean;
  /** What to do with the plan, where that stands here. */
  children: ReactNode;
};

/** The head of a plan's page: what it is called, under its own sky. */
export function PlanBanner({ plan, own, rests, unknown, low, children }: PlanBannerProps) {
  const eyebrow = plan.category === "featured" ? "Featured Plan" : "Popular Plan";
  const { title, description } = plan;
  const start = children && <div className={rests ? ending : "mt-6"}>{children}</div>;
  if (unknown?.likely) {
    const words = { eyebrow, title, lead: description, children: start };
    return <LikelyBanner kind="plan" {...unknown} likely={unknown.likely} {...words} />;
  }
  // Who has begun it knows what it is, and comes for the day; the end of it has more of the sky.
  const isKnown = low && own?.progress !== undefined;
  return (
    <PageBanner
      before={
        <>
          <BackLink to="/">Home</BackLink>
          {unknown && <UnknownName kind="plan" id={unknown.id} rest="Here is one we do have." />}
        </>
      }
      eyebrow={isKnown ? undefined : eyebrow}
      title={rests ? <span className="block text-heading">{title}</span> : title}
      lead={!isKnown && <span className={low ? "max-sm:hidden" : undefined}>{description}</span>}
      scene={plan.scene}
      tone={plan.tone}
      image={plan.image}
      low={rests || ((low || unknown !== undefined) && "reading")}
    >
      {start}
    </PageBanner>
  );
}

/** The plan's end is all that its banner is for: so many words have a night of their own before the drawing. */
const ending =
  "mt-4 max-w-152 before:absolute before:inset-0 before:-z-1 before:hidden before:bg-[linear-gradient(to_right,var(--color-night)_max(50%,38rem),transparent_max(61%,50rem))] @desk:before:block print:before:hidden";
