import { useEffect, useRef } from "react";

/** A link under a form changes the tab and goes with the form; the focus then goes to the tab. */
export function useTabFocus(tab: string) {
  const tabs = useRef<HTMLElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (document.activeElement !== document.body) return;
    tabs.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [tab]);
  return tabs;
}
