import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import type { NearMatch } from "../../../content/near-matches";
import type { PlanCardData, ThemeCardData } from "./cards.server";

/** A name of nothing that somebody asked for, and what may be meant: first of all, and besides. */
export type Unknown = {
  id: string;
  likely?: NearMatch & (PlanCardData | ThemeCardData);
  others: NearMatch[];
};

type UnknownNameProps = Unknown & { kind: NearMatch["kind"] };

/** To those who asked for a plan or a theme that we do not have: the way to the one they may mean. */
export function UnknownName({ kind, id, likely, others }: UnknownNameProps) {
  return (
    <div className="unknown no-print mb-8 grid gap-4 rounded-large border border-control bg-night-glass p-5 text-small">
      <p>
        We have no {kind} called “{id}”.{" "}
        <span className="inline-block">
          {likely ? "Did you mean this?" : "Here is one we do have."}
        </span>
      </p>
      {likely && <Likely {...likely} />}
      {others.length > 0 && (
        <p>
          Or perhaps{" "}
          {others.map((match, index) => (
            <span key={match.kind + match.id}>
              {index > 0 && (index < others.length - 1 ? ", " : " or ")}
              <PageLink to={pathOf(match)} className="font-semibold underline">
                {match.title}
              </PageLink>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

function Likely(match: NonNullable<Unknown["likely"]>) {
  const { kind, title, description, scene, tone } = match;
  return (
    <div className="flex gap-5">
      <span className="card-art max-w-26 rounded-medium">
        <ScenePicture name={scene} tone={tone} eager />
      </span>
      <div>
        <p className="font-serif text-subheading">{title}</p>
        <p className="mt-1 mb-4">{description}</p>
        <ButtonLink to={pathOf(match)}>
          Open this {kind}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </div>
  );
}

const pathOf = ({ kind, id }: NearMatch) => `/${kind}/${id}`;
