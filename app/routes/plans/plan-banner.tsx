import type { ReactNode } from "react";
import { LikelyBanner } from "~/ui/cards/likely-banner";
import { UnknownName } from "~/ui/cards/unknown-name";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import type { PlanPage } from "./plan.server";

type PlanBannerProps = Pick<PlanPage, "plan" | "unknown"> & {
  /** A reading comes first: there is less of it. */
  low: boolean;
  /** What to do with the plan, where that stands here. */
  children: ReactNode;
};

/** The head of a plan's page: what it is called, under its own sky. */
export function PlanBanner({ plan, unknown, low, children }: PlanBannerProps) {
  const words = {
    eyebrow: plan.category === "featured" ? "Featured Plan" : "Popular Plan",
    title: plan.title,
    lead: plan.description,
    children: children && <div className="mt-6">{children}</div>,
  };
  if (unknown?.likely) {
    return <LikelyBanner kind="plan" {...unknown} likely={unknown.likely} {...words} />;
  }
  return (
    <PageBanner
      {...words}
      before={
        <>
          <BackLink to="/">Home</BackLink>
          {unknown && <UnknownName kind="plan" id={unknown.id} rest="Here is one we do have." />}
        </>
      }
      scene={plan.scene}
      tone={plan.tone}
      image={plan.image}
      low={(low || unknown !== undefined) && "reading"}
    />
  );
}
