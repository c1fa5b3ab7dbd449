import { type RefObject, useEffect } from "react";

/** Closes an open `<details>` on Escape, which returns the focus to it, and on a click outside. */
export function useDismissal(element: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !element.current?.open) return;
      element.current.open = false;
      element.current.querySelector("summary")?.focus();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (element.current?.open && !element.current.contains(target as Node)) {
        element.current.open = false;
      }
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [element]);
}
