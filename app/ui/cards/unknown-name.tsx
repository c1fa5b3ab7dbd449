import { PageLink } from "~/ui/controls/page-link";
import type { NearMatch } from "../../../content/near-matches";

/** A name of nothing that somebody asked for, and what may be meant. */
export type Unknown = { id: string; near: NearMatch[] };

type UnknownNameProps = Unknown & { kind: NearMatch["kind"] };

/** A quiet word to those who asked for a plan or a theme that we do not have. */
export function UnknownName({ kind, id, near }: UnknownNameProps) {
  return (
    <div className="unknown no-print mb-8 rounded-medium border border-control bg-night-glass px-5 py-3.5 text-small">
      <p>
        We have no {kind} called “{id}”.{" "}
        {near.length > 0 ? "Perhaps you meant one of these:" : "Here is one we do have."}
      </p>
      {near.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {near.map((match) => (
            <li key={match.kind + match.id}>
              <PageLink
                to={`/${match.kind}/${match.id}`}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {match.title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
