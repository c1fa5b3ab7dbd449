import { useEffect, useRef } from "react";

/** What leaves a list takes the focus on its button along: it goes to `place`, asked once one has gone. */
export function usePreservedFocus(count: number, place: () => HTMLElement | null | undefined) {
  const before = useRef(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the count
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      place()?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
}
