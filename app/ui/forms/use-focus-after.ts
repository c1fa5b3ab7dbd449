import { type RefObject, useEffect, useRef } from "react";

/**
 * A button that was disabled while it held the focus has lost it. What its form says above itself comes
 * into sight where the form is longer than the window.
 */
export function useFocusAfter(pending: boolean, element: RefObject<HTMLFormElement>) {
  const was = useRef(false);
  useEffect(() => {
    const ended = was.current && !pending;
    was.current = pending;
    if (!ended || document.activeElement !== document.body) return;
    const form = element.current;
    form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    form?.querySelector(".notice")?.scrollIntoView({ block: "nearest" });
  }, [pending, element]);
}
