import type { ReactNode } from "react";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { Icon } from "../controls/controls";

/** `info`: nothing was done yet, and the words say what would do it. */
type ToastVariant = "default" | "destructive" | "info";

export type Toast = ToastMessageWithAction & {
  variant?: ToastVariant;
  /** Milliseconds; 5000 unless given. */
  duration?: number;
};

/** `isSaid`: a live region of the page says as much, so that it is seen only. */
export type ShownToast = { toast: Toast; key: number; isSaid: boolean };

const icons = { default: "circle-check", destructive: "circle-alert", info: "info" } as const;

const colors = { default: "text-success", destructive: "text-danger", info: "text-ink-quiet" };

type ToastCardProps = {
  title: ReactNode;
  description?: ReactNode;
  variant?: ToastVariant;
  action?: ReactNode;
  close?: ReactNode;
};

export const closeClass =
  "-my-2 -me-2.5 inline-grid min-h-11 min-w-11 flex-none place-items-center rounded-round px-2 text-small font-semibold";

export function ToastCard({
  title,
  description,
  variant = "default",
  action,
  close,
}: ToastCardProps) {
  return (
    <div className="toast flex items-start gap-3 rounded-medium border border-line bg-surface-raised px-3 py-1.5 text-[min(1em,5vw)] text-ink shadow-high sm:py-4">
      <Icon of={icons[variant]} size="1.25em" className={`mt-0.5 ${colors[variant]}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <div className="leading-[1.45] font-semibold">{title}</div>
        {description && <div className="text-[.9em] text-ink-quiet">{description}</div>}
        {action}
      </div>
      {close}
    </div>
  );
}

/** Its word is for who sees no sign: a browser of text shows no label of a button. */
export function CloseSign() {
  return (
    <>
      <Icon of="x" />
      <span className="sr-only">Close</span>
    </>
  );
}
