import { type RefObject, useEffect, useRef } from "react";

/** A button that was disabled while it held the focus has lost it. */
export function useFocusAfter(pending: boolean, element: RefObject<HTMLFormElement>) {
  const was = useRef(false);
  useEffect(() => {
    const ended = was.current && !pending;
    was.current = pending;
    if (!ended || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  }, [pending, element]);
}
