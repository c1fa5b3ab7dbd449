import type { ReactNode } from "react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "../controls/controls";

const looks = {
  success: { icon: "circle-check", box: "text-success" },
  danger: { icon: "circle-alert", box: "text-danger" },
  info: { icon: "info", box: "border-accent bg-none text-ink" },
} as const;

type NoticeProps = {
  variant?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  className?: string;
};

export function Notice({ variant = "success", title, children, className = "" }: NoticeProps) {
  const { icon, box } = looks[variant];
  return (
    <div
      {...(variant === "danger"
        ? { role: "alert", tabIndex: -1, ...focusOnLoad }
        : { role: "status" })}
      className={`notice ${box} ${className}`}
    >
      <Icon of={icon} size="1.25em" className="mt-0.5" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}

type SummaryError = { id: string; label: string; message: string };

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  description?: string;
  /** Nothing was sent: the focus is on the first field already, to be written in. */
  unsent?: boolean;
};

export function ErrorSummary({
  errors,
  title = "There is a problem",
  description,
  unsent = false,
}: ErrorSummaryProps) {
  const summary = useFocusOnErrors(errors, unsent);
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={summaryClass} {...focusOnLoad}>
      <h2 className="text-subheading leading-[1.2]">{title}</h2>
      {description && !errors.some(({ message }) => message === description) && (
        <p>{description}</p>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="font-semibold text-danger underline">
              {errors[1] ? label : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const summaryClass =
  "error-summary rounded-medium border-2 border-danger bg-surface-raised px-6 py-5";

// React writes the attribute into the HTML of any element; in the browser it focuses form controls
// only, so that after a post in place the effect below has to do it.
const focusOnLoad = { autoFocus: true };

function useFocusOnErrors(errors: readonly SummaryError[], unsent: boolean) {
  const summary = useRef<HTMLDivElement>(null);
  const served = useRef(useSyncExternalStore(neverChanges, isNotHydrating, isHydrating));
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors move the focus again
  useEffect(() => {
    if (!served.current && !unsent) summary.current?.focus();
    served.current = false;
  }, [errors]);
  return summary;
}

const neverChanges = () => () => {};
const isNotHydrating = () => false;
const isHydrating = () => true;
