import { type FormEvent, type ReactNode, useMemo } from "react";
import { type FieldDefinition, type FormDefinition, formNameField, honeypot } from "~/forms/form";
import { ErrorSummary, type SummaryError } from "./error-summary";
import { Field } from "./field";
import { Notice } from "./notice";
import { useToast } from "./toast-region";
import type { FormPost } from "./use-form-post";

type PostFormProps = { post: FormPost; action: string; className?: string; children: ReactNode };

/** A visitor's form: native, posted to a page of ours, with its thanks or its trouble above it. */
export function PostForm({ post, action, className, children }: PostFormProps) {
  const { form, fetcher, element } = post;
  const show = useToast();

  /** An empty required field is the one thing refused before it is sent. */
  function refuseEmpty(event: FormEvent<HTMLFormElement>) {
    const empty = form.missing && firstEmpty(form, event.currentTarget);
    if (!empty || !form.missing) return;
    event.preventDefault();
    show({ ...form.missing, variant: "destructive" });
    empty.focus();
  }

  return (
    <fetcher.Form
      ref={element}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      onSubmit={refuseEmpty}
      className={className}
    >
      <Outcome post={post} />
      <input type="hidden" name={formNameField} value={form.name} />
      <Honeypot form={form} />
      {children}
    </fetcher.Form>
  );
}

type PostFieldProps = { post: FormPost; field: FieldDefinition; type?: FieldDefinition["type"] };

/** A field of a posted form: its words kept, its message beside it. */
export function PostField({ post, field, type = field.type }: PostFieldProps) {
  return (
    <Field
      {...field}
      type={type}
      id={fieldId(post.form, field)}
      defaultValue={String(post.result?.initialValue?.[field.name] ?? "")}
      error={post.result?.error?.[field.name]?.[0]}
      disabled={post.pending}
    />
  );
}

function Outcome({ post: { form, notice, result, done } }: { post: FormPost }) {
  const errors = useMemo(() => errorsOf(form, result), [form, result]);
  if (done && form.success) {
    return <Notice title={form.success.title}>{form.success.description}</Notice>;
  }
  if (errors.length > 0) return <ErrorSummary errors={errors} title={notice?.title} />;
  if (!notice) return null;
  return (
    <Notice variant="danger" title={notice.title}>
      <p>{notice.description}</p>
      {notice.status && <p>{notice.status}</p>}
    </Notice>
  );
}

function errorsOf(form: FormDefinition, result: FormPost["result"]): SummaryError[] {
  return Object.values(form.fields).flatMap((field) => {
    const [message] = result?.error?.[field.name] ?? [];
    return message ? [{ message, field: fieldId(form, field) }] : [];
  });
}

function Honeypot({ form }: { form: FormDefinition }) {
  const id = `${form.name}-${honeypot.name}`;
  return (
    <div className="honeypot">
      <label htmlFor={id}>{honeypot.label}</label>
      <input id={id} name={honeypot.name} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}

const fieldId = (form: FormDefinition, field: FieldDefinition) => `${form.name}-${field.name}`;

function firstEmpty({ fields }: FormDefinition, element: HTMLFormElement): HTMLElement | undefined {
  const controls = Object.values(fields)
    .filter(({ required }) => required)
    .map(({ name }) => element.elements.namedItem(name) as HTMLInputElement | null);
  return controls.find((control) => control?.value.trim() === "") ?? undefined;
}
