import type { ReactNode } from "react";
import type { NearMatch } from "#content/near-matches";
import { planPath, themePath } from "~/paths";
import { BackLink } from "../controls/back-link";
import { ButtonLink, SecondaryLink } from "../controls/controls";
import { PageBanner } from "../layout/page-banner";
import type { PlanCardData, ThemeCardData } from "./cards.server";

export type Unknown = { id: string; likely?: Likely; second?: NearMatch };

type Likely = NearMatch & (PlanCardData | ThemeCardData);

type LikelyBannerProps = Omit<Unknown, "likely"> & {
  likely: Likely;
  kind: NearMatch["kind"];
  eyebrow: string;
  title: string;
  lead: string;
  children?: ReactNode;
};

export const toThemes = <BackLink to="/themes">Devotional Themes</BackLink>;

export function LikelyBanner({ likely, second, id, kind, children, ...here }: LikelyBannerProps) {
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
        kind="reading"
      >
        <div className="unknown buttons mt-6">
          <ButtonLink to={matchPath(likely)}>
            Open this {likely.kind}
            <span className="sr-only">: {likely.title}</span>
          </ButtonLink>{" "}
          {second && <SecondaryLink to={matchPath(second)}>Or {second.title}</SecondaryLink>}
        </div>
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

type UnknownNameProps = Pick<Unknown, "id"> & { kind: NearMatch["kind"]; rest?: string };

export function UnknownName({ kind, id, rest }: UnknownNameProps) {
  return (
    <p className="unknown no-print mb-6 wrap-anywhere text-ink">
      We have no {kind} called “{id}”. {rest}
    </p>
  );
}

const matchPath = ({ kind, id }: NearMatch) => (kind === "plan" ? planPath(id) : themePath(id));
