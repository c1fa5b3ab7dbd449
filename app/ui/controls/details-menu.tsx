import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";

type DetailsMenuProps = {
  label: ReactNode;
  /** For a pointer, where the button shows a sign alone. */
  title?: string;
  buttonClass: string;
  className?: string;
  sheetClass?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A menu that opens without scripts; with them a choice, Escape and a click outside close it. */
export function DetailsMenu({ label, title, isOpen, children, ...look }: DetailsMenuProps) {
  const { buttonClass, className = "", sheetClass = "" } = look;
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissal(menu);

  function close({ target }: MouseEvent) {
    if (!menu.current || !(target as Element).closest("a, button")) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus({ preventScroll: true });
  }

  function reveal() {
    if (menu.current?.open) menu.current.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  return (
    <details ref={menu} open={isOpen} className={`share ${className}`} onToggle={reveal}>
      <summary title={title} className={buttonClass}>
        {label}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of its items */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an item is a click */}
      <div className={`sheet share-sheet ${sheetClass}`} onClick={close}>
        {children}
      </div>
    </details>
  );
}

function useDismissal(element: RefObject<HTMLDetailsElement>): void {
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
