import { Icon } from "~/ui/controls/icon";
import type { community } from "../../../content/pages/community";

const icons = { groups: "users", requests: "heart-handshake", forums: "messages-square" } as const;

/** Groups are what the page asks to join: they lead, under the rule of gold. */
const leading = {
  item: "border-t-2 border-accent pt-6 lg:row-span-2",
  title: "text-subheading",
  text: "mt-4 text-lead",
  /** No larger than its neighbors', whose lines are as thin. */
  icon: "0.9em",
} as const;
const following = {
  item: "border-t border-line pt-5",
  title: "",
  text: "mt-2",
  icon: "1.2em",
} as const;

/** What people will do together in the app. */
export function CommunityWays({ ways }: Pick<typeof community, "ways">) {
  return (
    <section aria-labelledby="ways-heading" className="wrap band">
      <h2 id="ways-heading">How Our Community Works</h2>
      <ul className="split mt-8 gap-y-8 lg:grid-rows-[auto_1fr]">
        {ways.map(({ id, title, text }, index) => {
          const classes = index === 0 ? leading : following;
          return (
            <li key={id} className={classes.item}>
              <h3 className={`flex items-center gap-3 ${classes.title}`}>
                <Icon of={icons[id]} size={classes.icon} />
                {title}
              </h3>
              <p className={classes.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
