import type { ReactNode } from "react";
import { DetailsMenu } from "~/ui/controls/details-menu";

type PrayerMenuProps = {
  /** What its prayer is called. */
  name: string;
  /** What its button says, where it can name what it hides. */
  label?: string;
  /** Where its sheet opens, unless that is where its row has room. */
  sheetClass?: string;
  /** What can be done, each in a list item. */
  children: ReactNode;
};

/** What else can be done with a prayer of a list. */
export function PrayerMenu({ name, label = "More", sheetClass, children }: PrayerMenuProps) {
  return (
    <DetailsMenu
      buttonClass="text-button summary-plain"
      sheetClass={sheetClass}
      label={
        <>
          {label} <span className="sr-only">for {name}</span>
        </>
      }
    >
      <ul className="max-sm:!block">{children}</ul>
    </DetailsMenu>
  );
}
