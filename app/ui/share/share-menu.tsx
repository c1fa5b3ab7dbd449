import type { ButtonVariant } from "../controls/button";
import { DetailsMenu } from "../controls/details-menu";
import { Icon } from "../controls/icon";
import { ShareSheet, type ShareSheetProps } from "./share-sheet";

type ShareMenuProps = ShareSheetProps & {
  /** What the button says. */
  label?: string;
  /** One of several: its button says one word. */
  small?: boolean;
  variant?: ButtonVariant;
};

/** A menu of places to share something in. It opens without scripts; a choice closes it. */
export function ShareMenu({
  label = "Share This Verse",
  small = false,
  variant = "secondary",
  ...sheet
}: ShareMenuProps) {
  return (
    <DetailsMenu
      buttonClass={`button button-${variant} summary-plain`}
      label={
        <>
          <Icon of="share-2" />
          {small ? (
            <span>
              Share <span className="sr-only">This Verse</span>
            </span>
          ) : (
            label
          )}
        </>
      }
    >
      <ShareSheet {...sheet} />
    </DetailsMenu>
  );
}
