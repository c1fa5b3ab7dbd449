import { type RefObject, useEffect, useLayoutEffect } from "react";

type ModalOptions = {
  /** The id of what opened it, which gets the focus back. */
  opener: string;
  /** Called after it was closed by Escape or a script, not when the page takes it away. */
  onClose(): void;
};

/** Makes a dialog that came open from the server modal: the page behind it is then out of reach. */
export function useModal(
  element: RefObject<HTMLDialogElement>,
  { opener, onClose }: ModalOptions,
): void {
  const isServer = typeof document === "undefined";
  (isServer ? useEffect : useLayoutEffect)(() => {
    const dialog = element.current;
    if (!dialog) return;
    const giveBackFocus = () => document.getElementById(opener)?.focus({ preventScroll: true });
    const onClosed = () => {
      if (dialog.open) return;
      giveBackFocus();
      onClose();
    };
    // close() would fire its event and lead away; showModal() throws on an open dialog.
    dialog.removeAttribute("open");
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
    dialog.addEventListener("close", onClosed);
    return () => {
      dialog.removeEventListener("close", onClosed);
      if (!dialog.open) return;
      dialog.close();
      giveBackFocus();
    };
  }, [element, opener, onClose]);
}
