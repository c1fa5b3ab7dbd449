import { Avatar } from "~/ui/cards/avatar";
import type { TeamMember } from "../../../content/samples";

/** The people behind the product. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="team-heading" className="wrap band pt-0">
      <h2 id="team-heading">The People Behind It</h2>
      <ul className="mt-10 grid gap-x-columns gap-y-part md:grid-cols-2 lg:grid-cols-3">
        {members.map(({ name, role, bio, photo }) => (
          <li
            key={name}
            className="flex flex-wrap content-start gap-x-5 gap-y-3 md:first:col-span-2"
          >
            <Avatar name={name} photo={photo} className="size-14" />
            <div className="flex-1 basis-44 lg:basis-full">
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
