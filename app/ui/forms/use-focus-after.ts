import { type RefObject, useEffect, useRef } from "react";

/** A disabled button loses the focus; what its form says above itself may be out of sight. */
export function useFocusAfter(pending: boolean, element: RefObject<HTMLFormElement>) {
  const was = useRef(false);
  useEffect(() => {
    const ended = was.current && !pending;
    was.current = pending;
    const form = element.current;
    const submit = form?.querySelector<HTMLElement>("[type=submit]") ?? null;
    // What ends at once leaves the button its focus.
    if (!ended || ![submit, document.body].includes(document.activeElement as HTMLElement)) return;
    submit?.focus({ preventScroll: true });
    form?.closest("[id]")?.querySelector(".notice")?.scrollIntoView({ block: "nearest" });
  }, [pending, element]);
}
