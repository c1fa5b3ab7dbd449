import type { ReactNode } from "react";
import type { NearMatch } from "#content/near-matches";
import { BackLink } from "../controls/back-link";
import { ButtonLink } from "../controls/button";
import { PageBanner } from "../layout/page-banner";
import { type Likely, matchPath, OtherMatches, type Unknown, UnknownName } from "./unknown-name";

type LikelyBannerProps = Omit<Unknown, "likely"> & {
  likely: Likely;
  kind: NearMatch["kind"];
  eyebrow: string;
  title: string;
  lead: string;
  children?: ReactNode;
};

export const toThemes = <BackLink to="/themes">Devotional Themes</BackLink>;

/** The head of a page asked for by a name that we nearly have: the way there first, then what is here. */
export function LikelyBanner({ likely, others, id, kind, children, ...here }: LikelyBannerProps) {
  const [second, ...rest] = others;
  return (
    <>
      <PageBanner
        before={
          <>
            {kind === "plan" ? <BackLink to="/">Home</BackLink> : toThemes}
            <UnknownName kind={kind} id={id} />
          </>
        }
        title={
          <>
            Do you mean <span className="inline-block">{likely.title}?</span>
          </>
        }
        as="p"
        lead={likely.description}
        scene={likely.scene}
        tone={likely.tone}
        image={likely.image}
        low="reading"
      >
        <div className="unknown buttons mt-6">
          <ButtonLink to={matchPath(likely)}>
            Open this {likely.kind}
            <span className="sr-only">: {likely.title}</span>
          </ButtonLink>{" "}
          {second && (
            <ButtonLink to={matchPath(second)} variant="secondary">
              Or {second.title}
            </ButtonLink>
          )}
        </div>
        <OtherMatches others={rest} />
      </PageBanner>
      <header className="wrap pt-part pb-4">
        <p className="eyebrow">Or begin with this {here.eyebrow}</p>
        <h1 className="mt-3 text-heading">{here.title}</h1>
        <p className="mt-2 text-ink-quiet">{here.lead}</p>
        {children}
      </header>
    </>
  );
}
