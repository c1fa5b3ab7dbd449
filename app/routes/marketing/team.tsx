import { Avatar } from "~/ui/cards/avatar";
import type { TeamMember } from "../../../content/samples";

/** The people behind the product, one under the other: whatever their number, no place stays empty. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="team-heading" className="split wrap band pt-0">
      <h2 id="team-heading">The People Behind It</h2>
      <ul className="grid gap-y-part max-lg:mt-4">
        {members.map(({ name, role, bio, photo }) => (
          <li key={name} className="flex flex-wrap gap-x-5 gap-y-3">
            <Avatar name={name} photo={photo} className="size-14" />
            <div className="flex-1 basis-44">
              <h3>{name}</h3>
              <p className="mt-0.5 mb-2.5 text-small text-ink-quiet">{role}</p>
              <p className="max-w-136">{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
