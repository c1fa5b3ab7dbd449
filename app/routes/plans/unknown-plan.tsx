import { Link } from "@remix-run/react";
import type { PlanPage } from "./plan.server";

/** A quiet word to those who asked for a plan that we do not have. */
export function UnknownPlan({ id, near }: NonNullable<PlanPage["unknown"]>) {
  return (
    <div className="unknown no-print">
      <p>
        We have no plan called “{id}”.{" "}
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
