import type { Position } from "#content/pages/careers";
import { ButtonLink } from "~/ui/controls/button";

type PositionsProps = {
  positions: readonly Position[];
  none: string;
};

export function Positions({ positions, none }: PositionsProps) {
  const open = positions.length > 0;
  return (
    <section aria-labelledby="positions-heading" className="split wrap band lg:items-baseline">
      <h2 id="positions-heading">{open ? "Open Positions" : "No Open Positions Currently"}</h2>
      {open ? (
        <ul className="grid gap-4">
          {positions.map((position) => (
            <li key={position.id}>
              <PositionCard {...position} />
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <p className="lead">{none}</p>
          <div className="buttons mt-8">
            <ButtonLink to="/contact" variant="secondary">
              Contact Us Anyway
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  );
}

/** One post. Nobody can apply through the site yet, and a click says so in place. */
function PositionCard({ title, team, location, terms }: Position) {
  return (
    <details className="card">
      <summary className="summary-plain px-6 py-5">
        <h3>{title}</h3>
        <span className="text-small text-ink-quiet">
          {team} · {location} · {terms}
        </span>
      </summary>
      <p role="alert" className="px-6 pb-5 font-semibold">
        Applications are not open yet.
      </p>
    </details>
  );
}
