import type { ReactNode } from "react";

type PopoverButtonProps = {
  /** The id of the popover, which must come right after it. */
  target: string;
  className: string;
  /** Its name, where it shows none. */
  label?: string;
  children: ReactNode;
};

/**
 * Opens a popover without a script of ours. Browsers that know no popovers get a `<details>` in its
 * place, and controls.css shows what comes after it while it is open.
 */
export function PopoverButton({ target, className, label, children }: PopoverButtonProps) {
  return (
    <>
      <button type="button" popovertarget={target} className={className} aria-label={label}>
        {children}
      </button>{" "}
      <details className="popover-details">
        <summary className={className} aria-label={label}>
          {children}
        </summary>
      </details>
    </>
  );
}

/** A choice leads to another page; with client navigation an open menu must be told. */
export function closePopovers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) {
    if ("hidePopover" in menu && menu.matches(":popover-open")) menu.hidePopover();
    else menu.previousElementSibling?.removeAttribute("open");
  }
}
