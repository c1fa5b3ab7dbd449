import { type RefObject, useEffect, useRef } from "react";

/** A disabled button loses the focus, though not at once; what its form says above itself may be out of sight. */
export function useFocusAfter(pending: boolean, element: RefObject<HTMLFormElement>) {
  const was = useRef(false);
  useEffect(() => {
    const ended = was.current && !pending;
    was.current = pending;
    const form = element.current;
    const button = form?.querySelector<HTMLElement>("[type=submit]");
    if (!ended || ![document.body, button].includes(document.activeElement as HTMLElement)) return;
    button?.focus({ preventScroll: true });
    form?.closest("[id]")?.querySelector(".notice")?.scrollIntoView({ block: "nearest" });
  }, [pending, element]);
}
