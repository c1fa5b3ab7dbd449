import { Avatar } from "~/ui/cards/avatar";
import type { TeamMember } from "../../../content/samples";

/** The people behind the product; the first of them, who began it, at greater length. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="team-heading" className="wrap band band-joined">
      <h2 id="team-heading">The People Behind It</h2>
      <ul className="team">
        {members.map(({ name, role, bio, photo }) => (
          <li key={name}>
            <Avatar name={name} photo={photo} />
            <div>
              <h3>{name}</h3>
              <p className="team-role">{role}</p>
              <p>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
