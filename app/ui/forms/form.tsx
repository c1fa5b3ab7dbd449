import { type FormEvent, type ReactNode, useMemo } from "react";
import { isBlank } from "~/forms/blank";
import { type FieldDefinition, type FormDefinition, formNameField, honeypot } from "~/forms/form";
import type { Message } from "~/http/message";
import { useToast } from "~/ui/toast/toast-region";
import { ErrorSummary, type SummaryError } from "./error-summary";
import { Checkbox, Field, Select, Textarea } from "./field";
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
      preventScrollReset={!leads}
      onSubmit={refuseEmpty}
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

type PostFieldProps = {
  post: FormPost;
  field: FieldDefinition;
  type?: FieldDefinition["type"];
  hint?: string;
};

/** A field of a posted form: its words kept, its message beside it. */
export function PostField({ post, field, type = field.type, hint }: PostFieldProps) {
  return <Field {...field} {...preserved(post, field)} type={type} hint={hint} />;
}

/** What a form sends along unseen; a refused form sends again what it sent. */
export function PostHidden({ post: { result }, field: { name } }: PostFieldProps) {
  return <input type="hidden" name={name} value={String(result?.initialValue?.[name] ?? "")} />;
}

/** A text of several lines, likewise. */
export function PostTextarea({
  post,
  field,
  rows,
  hint,
}: PostFieldProps & { rows?: number; hint?: ReactNode }) {
  return <Textarea {...field} {...preserved(post, field)} rows={rows} hint={hint} />;
}

type PostSelectProps = PostFieldProps & {
  /** The first option, which chooses nothing. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
};

/** A choice of a posted form, likewise; nothing is chosen until the visitor does. */
export function PostSelect({ post, field, placeholder, options }: PostSelectProps) {
  const { maxLength: _, autoComplete, ...rest } = { autoComplete: undefined, ...field };
  return (
    <Select {...rest} {...preserved(post, field)} autoComplete={autoComplete}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** A box to tick of a posted form, likewise. @param ticked before anything was sent. */
export function PostCheckbox({
  post,
  field: { name, label },
  ticked = false,
}: PostFieldProps & { ticked?: boolean }) {
  const { result } = post;
  return (
    <Checkbox
      id={fieldId(post.form, { name })}
      name={name}
      label={label}
      defaultChecked={result ? result.initialValue?.[name] !== undefined : ticked}
      disabled={post.pending}
    />
  );
}

function preserved({ form, result, pending, known }: FormPost, field: FieldDefinition) {
  const values = result ? result.initialValue : known;
  return {
    id: fieldId(form, field),
    defaultValue: String(values?.[field.name] ?? ""),
    error: result?.error?.[field.name]?.[0],
    disabled: pending,
  };
}

function Outcome({ post: { form, notice, result, done } }: { post: FormPost }) {
  const errors = useMemo(() => errorsOf(form, result), [form, result]);
  if (done && form.success) return <Thanks {...form} success={form.success} />;
  if (errors.length > 0) return <ErrorSummary errors={errors} {...notice} />;
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
function Thanks({ success, inPage }: Pick<FormDefinition, "inPage"> & { success: Message }) {
  if (inPage?.success) return <Notice>{inPage.success}</Notice>;
  return <Notice title={success.title}>{success.description}</Notice>;
}

function errorsOf(form: FormDefinition, result: FormPost["result"]): SummaryError[] {
  const said = new Set<string>();
  return Object.values(form.fields).flatMap((field) => {
    const [message] = result?.error?.[field.name] ?? [];
    // What two fields share is said once above the form, and beside each of them.
    if (!message || said.has(message)) return [];
    said.add(message);
    return [{ message, field: fieldId(form, field) }];
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

const fieldId = (form: FormDefinition, { name }: { name: string }) => `${form.name}-${name}`;

function firstEmpty({ fields }: FormDefinition, element: HTMLFormElement): HTMLElement | undefined {
  const controls = Object.values(fields)
    .filter(({ required }) => required)
    .map(({ name }) => element.elements.namedItem(name) as HTMLInputElement | null);
  return controls.find((control) => control && isBlank(control.value)) ?? undefined;
}
