import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes when another day is chosen: it stays on the button pressed, unless that has
 * come to an end and is disabled; a link to the day leads to its heading.
 */
export function useDayFocus(heading: RefObject<HTMLElement>, isEnd: boolean): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type === "POP") return;
    const active = document.activeElement;
    const lost = isEnd && (active === document.body || active?.matches(":disabled"));
    if (lost || hash === "#day") heading.current?.focus({ preventScroll: true });
  }, [key]);
}
