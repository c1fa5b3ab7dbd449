import { useMemo } from "react";
import type { FormDefinition } from "~/forms/form";
import type { ToastMessage } from "~/http/toast-message";
import { ErrorSummary } from "./error-summary";
import { Notice } from "./notice";
import type { FormPost } from "./use-form-post";

/** What came of a form that was sent: its thanks, what is wrong with its fields, or why it failed. */
export function Outcome({ post }: { post: FormPost }) {
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

/** The form's words in the page stand for those of the toast where it has both. */
function Thanks({ success, inPage }: Pick<FormDefinition, "inPage"> & { success: ToastMessage }) {
  if (inPage?.success) return <Notice>{inPage.success}</Notice>;
  return <Notice title={success.title}>{success.description}</Notice>;
}
