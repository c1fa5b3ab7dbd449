import type { NearMatch } from "#content/near-matches";
import { planPath, themePath } from "~/paths";
import { PageLink } from "../controls/page-link";
import type { PlanCardData, ThemeCardData } from "./cards.server";

export type Unknown = {
  id: string;
  likely?: Likely;
  others: NearMatch[];
};

export type Likely = NearMatch & (PlanCardData | ThemeCardData);

type UnknownNameProps = Pick<Unknown, "id"> & {
  kind: NearMatch["kind"];
  rest?: string;
};

export function UnknownName({ kind, id, rest }: UnknownNameProps) {
  return (
    <p className="unknown no-print mb-6 wrap-anywhere text-ink">
      We have no {kind} called “{id}”. {rest}
    </p>
  );
}

export function OtherMatches({ others }: Pick<Unknown, "others">) {
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

export const matchPath = ({ kind, id }: NearMatch) =>
  kind === "plan" ? planPath(id) : themePath(id);
