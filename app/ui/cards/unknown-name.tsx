import type { ReactNode } from "react";
import type { NearMatch } from "#content/near-matches";
import { planPath, themePath } from "~/paths";
import { BackLink } from "../controls/back-link";
import { ButtonLink, PageLink, SecondaryLink } from "../controls/controls";
import { PageBanner } from "../layout/page-banner";
import type { PlanCardData, ThemeCardData } from "./cards.server";

export type Unknown = { id: string; likely?: Likely; others: NearMatch[] };

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
        kind="reading"
      >
        <div className="unknown buttons mt-6">
          <ButtonLink to={matchPath(likely)}>
            Open this {likely.kind}
            <span className="sr-only">: {likely.title}</span>
          </ButtonLink>{" "}
          {second && <SecondaryLink to={matchPath(second)}>Or {second.title}</SecondaryLink>}
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

type UnknownNameProps = Pick<Unknown, "id"> & { kind: NearMatch["kind"]; rest?: string };

export function UnknownName({ kind, id, rest }: UnknownNameProps) {
  return (
    <p className="unknown no-print mb-6 wrap-anywhere text-ink">
      We have no {kind} called “{id}”. {rest}
    </p>
  );
}

function OtherMatches({ others }: Pick<Unknown, "others">) {
  if (others.length === 0) return null;
  return (
    <p className="unknown mt-5 text-small">
      Or perhaps{" "}
      {others.map((match, index) => (
        <span key={match.kind + match.id}>
          {index > 0 && (index < others.length - 1 ? ", " : " or ")}
          <PageLink to={matchPath(match)} className="inline-block min-h-6 font-semibold underline">
            {match.title}
          </PageLink>
        </span>
      ))}
      .
    </p>
  );
}

const matchPath = ({ kind, id }: NearMatch) => (kind === "plan" ? planPath(id) : themePath(id));
