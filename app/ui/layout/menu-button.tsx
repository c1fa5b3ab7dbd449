import { PopoverButton } from "../controls/popover-button";

/** What the button opens. */
export const menuId = "site-menu";

/** Opens the menu where the bar has no room for its links. */
export function MenuButton() {
  return (
    <PopoverButton
      target={menuId}
      className="bar-menu button button-quiet ms-2 min-h-[min(2.75rem,52px)] border-line px-[min(0.875rem,4vw)] py-0 @wall:hidden"
    >
      <MenuSign />
      <span className="sr-only">Menu</span>
    </PopoverButton>
  );
}

/** In the page itself: nothing else tells what this button does, and it is there at the first paint. */
function MenuSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      aria-hidden="true"
      className="shrink-0 stroke-current stroke-[1.75]"
    >
      <path strokeLinecap="round" d="M4 5h16M4 12h16M4 19h16" />
    </svg>
  );
}
