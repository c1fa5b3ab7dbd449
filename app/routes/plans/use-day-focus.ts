import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes when another day is chosen: it stays on the button pressed in the list; what
 * leads on to a day leads to its heading.
 */
export function useDayFocus(heading: RefObject<HTMLElement>): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type !== "POP" && hash === "#day") heading.current?.focus({ preventScroll: true });
  }, [key]);
}

/** The button goes once its day is done; the focus that was on it goes to the words in its place. */
export function useFocusOnceDone(day: number, on: string | undefined) {
  const messageRef = useRef<HTMLDivElement>(null);
  const shown = useRef({ day, on });
  useEffect(() => {
    const marked = shown.current.day === day && shown.current.on === undefined && on !== undefined;
    shown.current = { day, on };
    if (marked && document.activeElement === document.body) {
      messageRef.current?.focus({ preventScroll: true });
    }
  }, [day, on]);
  return messageRef;
}
