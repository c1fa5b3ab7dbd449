import { useEffect, useRef } from "react";

/**
 * What leaves a list takes its button along, and the focus that was on it: the focus goes to a
 * place that stays.
 * @param count how many there are.
 * @param place asked once one has gone.
 */
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
