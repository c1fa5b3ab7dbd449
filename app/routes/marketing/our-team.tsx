import type { TeamMember } from "#content/samples";
import { Avatar } from "~/ui/cards/avatar";

/** The people behind the product, a row each: whatever their number, no place stays empty. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="team-heading" className="wrap band pt-0">
      <h2 id="team-heading">The People Behind It</h2>
      <ul className="rows mt-8">
        {members.map(({ name, role, bio, photo }) => (
          <li key={name} className="split lg:items-baseline">
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Avatar name={name} photo={photo} className="size-14" />
              <div className="flex-1 basis-44 self-baseline">
                <h3>{name}</h3>
                <p className="mt-0.5 text-small leading-snug text-ink-quiet">{role}</p>
              </div>
            </div>
            <p className="max-w-[32.5em]">{bio}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
