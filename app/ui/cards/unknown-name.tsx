import { Link } from "@remix-run/react";
import type { NearMatch } from "../../../content/near";

/** A name of nothing that somebody asked for, and what may be meant. */
export type Unknown = { id: string; near: NearMatch[] };

type UnknownNameProps = Unknown & { kind: NearMatch["kind"] };

/** A quiet word to those who asked for a plan or a theme that we do not have. */
export function UnknownName({ kind, id, near }: UnknownNameProps) {
  return (
    <div className="unknown no-print">
      <p>
        We have no {kind} called “{id}”.{" "}
        {near.length > 0 ? "Perhaps you meant one of these:" : "Here is one we do have."}
      </p>
      {near.length > 0 && (
        <ul>
          {near.map((match) => (
            <li key={match.kind + match.id}>
              <Link to={`/${match.kind}/${match.id}`}>{match.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
