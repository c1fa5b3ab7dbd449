import { getFormProps } from "@conform-to/react";
import { type FormEvent, type ReactNode, useMemo } from "react";

import { type FormDefinition, formNameField, honeypot } from "~/forms/form";

import type { ToastMessage } from "~/http/toast-message";
import { ErrorSummary } from "./error-summary";
import { Notice } from "./notice";
import type { FormPost } from "./use-form-post";

type PostFormProps = {
  post: FormPost;
  action: string;
  /** Once taken it leads to another page, whose top comes into sight. */
  leads?: boolean;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
};

/** A visitor's form: native, posted to a page of ours, with its thanks or its trouble above it. */
export function PostForm({ post, action, leads, onInput, className, children }: PostFormProps) {
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
      onInput={onInput}
      className={className}
    >
      <Outcome post={post} />
      <input type="hidden" name={formNameField} value={form.name} />
      <Honeypot form={form} />
      {children}
    </fetcher.Form>
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

/** The form's words in the page stand for those of the toast where it has both. */
function Thanks({ success, inPage }: Pick<FormDefinition, "inPage"> & { success: ToastMessage }) {
  if (inPage?.success) return <Notice>{inPage.success}</Notice>;
  return <Notice title={success.title}>{success.description}</Notice>;
}

/** Off-screen rather than hidden: what fills it must take it for a field. */
function Honeypot({ form }: { form: FormDefinition }) {
  const id = `${form.name}-${honeypot.name}`;
  return (
    <div className="sr-only">
      <label htmlFor={id}>{honeypot.label}</label>
      <input id={id} name={honeypot.name} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
