import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { Day } from "~/ui/moment";

type InProgressProps = { plans: readonly { id: string; title: string; startedAt: Date }[] };

/** What a person has begun, or where to begin. */
export function InProgress({ plans }: InProgressProps) {
  if (plans.length === 0) {
    return (
      <>
        <p>Nothing yet. A plan gives you a few quiet minutes a day, whenever you like.</p>
        <div className="account-acts">
          <ButtonLink to="/#prayer-plans" variant="secondary">
            Choose a plan
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <ul className="rows">
      {plans.map(({ id, title, startedAt }) => (
        <li key={id} className="session">
          <div>
            <p>
              <Link to={`/plan/${id}`} className="link">
                {title}
              </Link>
            </p>
            <p>
              Begun on <Day at={startedAt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
