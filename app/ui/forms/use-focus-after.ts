import { type RefObject, useEffect, useRef } from "react";

/** A disabled button loses the focus; what its form says above itself may be out of sight. */
export function useFocusAfter(pending: boolean, element: RefObject<HTMLFormElement>) {
  const was = useRef(false);
  useEffect(() => {
    const ended = was.current && !pending;
    was.current = pending;
    if (!ended || document.activeElement !== document.body) return;
    const form = element.current;
    form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    form?.closest("[id]")?.querySelector(".notice")?.scrollIntoView({ block: "nearest" });
  }, [pending, element]);
}
