import { prayerPath } from "~/paths";
import { DetailsMenu } from "~/ui/controls/details-menu";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";

const prayerLinks = {
  answer: { label: "It is answered", icon: "sunrise" },
  rest: { label: "Let it rest", icon: "moon" },
  edit: { label: "Edit", icon: "pen-line" },
  delete: { label: "Delete", icon: "trash-2" },
} as const;

type PrayerMenuProps = {
  handle: string;
  /** What its prayer is called. */
  name: string;
  /** What can be done, in its order. */
  links: readonly (keyof typeof prayerLinks)[];
};

/** What else can be done with a prayer. */
export function PrayerMenu({ handle, name, links }: PrayerMenuProps) {
  return (
    <DetailsMenu
      title="More"
      buttonClass="grid size-12 place-items-center rounded-round border-[1.5px] border-control summary-plain hover:bg-surface-sunken"
      className="lg:relative"
      label={
        <>
          <Icon of="ellipsis" />
          <span className="sr-only">More for {name}</span>
        </>
      }
    >
      <ul className="max-sm:!block">
        {links.map((link) => (
          <li key={link}>
            <PageLink
              to={`${prayerPath(handle)}/${link}`}
              aria-describedby={`name-${handle}`}
              className="account-item"
            >
              <Icon of={prayerLinks[link].icon} /> {prayerLinks[link].label}
            </PageLink>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  );
}
