import { ButtonLink } from "~/ui/controls/button";
import type { Position } from "../../../content/pages/careers";

type PositionsProps = {
  positions: readonly Position[];
  /** What to say while there is none. */
  none: string;
};

/** The open posts, or the plain word that there are none. */
export function Positions({ positions, none }: PositionsProps) {
  const open = positions.length > 0;
  return (
    <section aria-labelledby="positions-heading" className="split wrap band">
      <h2 id="positions-heading">{open ? "Open Positions" : "No Open Positions Currently"}</h2>
      {open ? (
        <ul className="positions">
          {positions.map((position) => (
            <li key={position.id}>
              <PositionCard {...position} />
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <p className="lead">{none}</p>
          <div className="banner-links">
            <ButtonLink to="/contact">Contact Us Anyway</ButtonLink>
          </div>
        </div>
      )}
    </section>
  );
}

/** One post. Nobody can apply through the site yet, and a click says so in place. */
export function PositionCard({ title, team, location, terms }: Position) {
  return (
    <details className="position card">
      <summary>
        <h3>{title}</h3>
        <span>
          {team} · {location} · {terms}
        </span>
      </summary>
      <p role="alert">Applications are not open yet.</p>
    </details>
  );
}
