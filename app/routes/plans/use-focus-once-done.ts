import { useEffect, useRef } from "react";

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
