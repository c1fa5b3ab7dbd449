import { useEffect, useRef, useSyncExternalStore } from "react";

/** An error, and the id of the field that it belongs to, if it belongs to one. */
export type SummaryError = { message: string; field?: string };

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  /** Said under the title, unless one of the errors says just that. */
  description?: string;
  /** Nothing was sent: the focus is on the first field already, to be written in. */
  unsent?: boolean;
};

const summaryClass =
  "error-summary rounded-medium border-2 border-danger bg-surface-raised px-6 py-5";

/** What stands in the way of a form, first on its page and first in focus. */
export function ErrorSummary({
  errors,
  title = "There is a problem",
  description,
  unsent = false,
}: ErrorSummaryProps) {
  const summary = useFocusOnErrors(errors, unsent);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={summaryClass} {...focusOnLoad}>
      <h2 className="text-subheading leading-[1.2]">{title}</h2>
      {description && !errors.some(({ message }) => message === description) && (
        <p>{description}</p>
      )}
      <ul className="mt-2">
        {errors.map(({ message, field }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a href={`#${field}`} className="font-semibold text-danger underline">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

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
