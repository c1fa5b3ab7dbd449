import type { ReactNode } from "react";
import { DetailsMenu } from "~/ui/controls/details-menu";

type PrayerMenuProps = {
  /** What its prayer is called. */
  name: string;
  /** What can be done, each in a list item. */
  children: ReactNode;
};

/** What else can be done with a prayer of a list. */
export function PrayerMenu({ name, children }: PrayerMenuProps) {
  return (
    <DetailsMenu
      buttonClass="text-button summary-plain"
      label={
        <>
          More <span className="sr-only">for {name}</span>
        </>
      }
    >
      <ul className="max-sm:!block">{children}</ul>
    </DetailsMenu>
  );
}
