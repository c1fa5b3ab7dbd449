import { getFormProps } from "@conform-to/react";
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type FormDefinition, formNameField, honeypot } from "~/forms/form";
import type { ToastMessage } from "~/http/toast-message";
import { Notice } from "./notice";
import type { FormPost } from "./use-form-post";

type PostFormProps = {
  post: FormPost;
  action: string;
  /** Once taken it leads to another page, whose top comes into sight. */
  leads?: boolean;
  className?: string;
  children: ReactNode;
};

export function PostForm({ post, action, leads, className, children }: PostFormProps) {
  const { form, fetcher, element } = post;
  // Sections have the names of their forms for ids, so a form goes by its name.
  const { id: name, ...props } = getFormProps(post.conform);
  return (
    <fetcher.Form
      {...props}
      name={name}
      ref={element}
      method="post"
      action={action}
      preventScrollReset={!leads}
      className={className}
    >
      <Outcome post={post} />
      <input type="hidden" name={formNameField} value={form.name} />
      <Honeypot form={form} />
      {children}
    </fetcher.Form>
  );
}

/** Off-screen rather than hidden: what fills it must take it for a field. */
function Honeypot({ form }: { form: FormDefinition }) {
  const id = `${form.name}-${honeypot.name}`;
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{honeypot.label}</label>
      <input id={id} name={honeypot.name} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}

function Outcome({ post }: { post: FormPost }) {
  const { form, notice, done, unsent, conform, fieldOf } = post;
  const { allErrors } = conform;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other errors are another object
  const errors = useMemo(() => {
    const marked = Object.values(form.fields)
      .filter(({ name }) => name in allErrors)
      .map(fieldOf);
    const errors = marked.flatMap(({ id, errors = [] }) =>
      errors.slice(0, 1).map((message) => ({ message, field: id })),
    );
    // What two fields share is said once above the form, and beside each of them.
    return errors.filter(
      ({ message }, index) => index === errors.findIndex((other) => other.message === message),
    );
  }, [allErrors]);
  if (done && form.success) return <Thanks {...form} success={form.success} />;
  if (errors.length > 0) return <ErrorSummary errors={errors} {...notice} unsent={unsent} />;
  if (!notice) return null;
  return (
    <Notice variant="danger" title={notice.title}>
      <p>{notice.description}</p>
      {notice.status && <p>{notice.status}</p>}
      {notice.action && (
        <p>
          {/* In another tab: this page holds what was written. */}
          <a href={notice.action.to} target="_blank" rel="noreferrer" className="link">
            {notice.action.label}
          </a>
        </p>
      )}
      {form.inPage?.failure && <p>{form.inPage.failure}</p>}
    </Notice>
  );
}

function Thanks({ success, inPage }: Pick<FormDefinition, "inPage"> & { success: ToastMessage }) {
  if (inPage?.success) return <Notice>{inPage.success}</Notice>;
  return <Notice title={success.title}>{success.description}</Notice>;
}

type SummaryError = { message: string; field: string };

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  description?: string;
  /** Nothing was sent: the focus is on the first field already, to be written in. */
  unsent?: boolean;
};

function ErrorSummary({
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
      <ul className="mt-2">
        {errors.map(({ message, field }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`} className="font-semibold text-danger underline">
              {message}
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
