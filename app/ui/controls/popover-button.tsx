import type { ReactNode } from "react";

type PopoverButtonProps = {
  /** The id of the popover, which must come right after it. */
  target: string;
  className: string;
  label: string;
  /** Without words: text browsers show those of the button, and would show these as well. */
  sign: ReactNode;
  children: ReactNode;
};

/** Browsers without popovers get the `<details>`; controls.css shows what follows it while it is open. */
export function PopoverButton({ target, className, label, sign, children }: PopoverButtonProps) {
  return (
    <>
      <button type="button" popovertarget={target} className={className} aria-label={label}>
        {children}
      </button>{" "}
      <details className="popover-details">
        <summary className={className} aria-label={label}>
          {sign}
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
