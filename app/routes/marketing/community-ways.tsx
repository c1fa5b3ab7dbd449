import type { community } from "#content/pages/community";
import { Icon } from "~/ui/controls/icon";

const icons = { groups: "users", requests: "heart-handshake", forums: "messages-square" } as const;

/** What people will do together in the app. */
export function CommunityWays({ ways }: Pick<typeof community, "ways">) {
  return (
    <section aria-labelledby="ways-heading" className="wrap band">
      <h2 id="ways-heading">How Our Community Works</h2>
      <ul className="mt-8 grid gap-x-column gap-y-8 lg:grid-cols-3">
        {ways.map(({ id, title, text }) => (
          <li key={id} className="border-t-2 border-accent pt-5">
            <h3 className="flex items-center gap-3">
              <Icon of={icons[id]} size="1.2em" />
              {title}
            </h3>
            <p className="mt-2 text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
