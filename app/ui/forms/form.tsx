import { getFormProps, parse, useForm } from "@conform-to/react";
import { useActionData, useFetcher, useLocation, useSearchParams } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { draftName, forgetDraft } from "~/forms/device-drafts";
import {
  constraintsOf,
  doneParameter,
  type FieldDefinition,
  type FormDefinition,
  type FormObjection,
  type FormResult,
  failureNotice,
  formNameField,
  honeypot,
  objectionTo,
  type SignedOut,
} from "~/forms/form";
import type { FailedPost } from "~/forms/page";
import type { ToastMessage } from "~/http/toast-message";
import { signInLink } from "../layout/site-links";
import { useToast } from "../toast/toast-region";
import { ErrorSummary, Notice } from "./notice";
import { useFocusAfter } from "./use-focus-after";

type Known = Readonly<Record<string, string>>;
type FormNotice = FormResult["notice"];
type PostData = FormResult | FailedPost | SignedOut;

export type FormPost = ReturnType<typeof useFormPost>;

/** First values and errors are conform's; its own metadata of a field costs the server two proxies a look. */
export function useFormPost(form: FormDefinition, known: Known = {}) {
  const fetcher = useFetcher<PostData>();
  const served = useActionData<FormResult>();
  const inQuery = useSearchParams()[0].get(doneParameter) === form.name;
  const element = useRef<HTMLFormElement>(null);
  /** Hidden fields of a draft that was brought back: of which version it is. */
  const [begun, begin] = useState<Known>({});
  const latest = fetcher.data ?? (served?.form === form.name ? served : undefined);
  /** What has happened since the latest response, which is no news then. */
  const [since, setSince] = useState<{ latest: unknown; objection?: FormObjection }>({
    latest: undefined,
  });
  const { objection } = since.latest === latest ? since : {};
  const data = since.latest === latest ? undefined : latest;
  const notice: FormNotice = objection ? objection.notice : noticeOf(form, data);
  const result = data && "result" in data ? data.result : undefined;
  const pending = fetcher.state !== "idle";

  const [conform] = useForm<Record<string, string>>({
    id: form.name,
    lastResult: data && (result ?? unmarked),
    defaultValue: beginningOf(form, known),
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve(words) {
          const found = objectionTo(form, words);
          if (found) setSince({ latest, objection: found });
          // Null: whether it is right, the server knows.
          return { error: found?.errors ?? null };
        },
      }),
  });

  useSuccess(inQuery, () => {
    setSince({ latest });
    element.current?.reset();
  });
  useBeginning(element, known, result !== undefined);
  const refusal = objection ?? fetcher.data;
  const kind = notice?.title === form.missing?.title ? "missing" : "failure";
  const toasted = Boolean(refusal && notice && form.toasts?.includes(kind));
  useRefusalToast(refusal, toasted ? notice : undefined, () => {
    forgetDraft(draftName(form.name, location.pathname));
    element.current?.reset();
  });
  useFocusAfter(pending, element);
  useWrongPassword(data, element);
  const unsent = objection !== undefined;
  useErrorTitle(unsent || (fetcher.data && result?.error) !== undefined);
  const done = inQuery && !data && !unsent;
  const { allErrors, initialValue } = conform;
  const fieldOf = (field: FieldDefinition) => {
    const { name } = field;
    const id = `${form.name}-${name}`;
    const state = { errors: allErrors[name], initialValue: begun[name] ?? initialValue?.[name] };
    return { name, ...constraintsOf(field), id, errorId: `${id}-error`, ...state };
  };
  const state = { pending, notice, result, unsent, done, toasted };
  return { form, conform, fieldOf, fetcher, element, begin, ...state };
}

const unmarked = { error: {} };

/** Every field has a beginning to be brought back to, but for what others send along unseen. */
const beginningOf = ({ fields }: FormDefinition, known: Known) =>
  Object.fromEntries(
    Object.values(fields)
      .filter(({ name, type }) => type !== "hidden" || name in known)
      .map(({ name }) => [name, known[name] ?? ""]),
  );

/** Once for each time that the form was accepted while its page stood. */
function useSuccess(isSaved: boolean, forget: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is forgotten is what stands then
  useEffect(() => {
    if (!isSaved || seen.current === key) return;
    seen.current = key;
    forget();
  }, [isSaved, key]);
}

/** What nobody touched follows what is known: who is signed in, which day it is where they are. */
function useBeginning(element: RefObject<HTMLFormElement>, known: Known, refused: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of it
  useEffect(() => {
    for (const [name, value] of refused ? [] : Object.entries(known)) {
      const control = element.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement) || control.type === "checkbox") continue;
      if (control.value !== control.defaultValue) continue;
      control.defaultValue = value;
      control.value = value;
    }
  }, [JSON.stringify(known)]);
}

/** A page that stayed still holds the passwords that were typed: all stay but the wrong one. */
function useWrongPassword(data: PostData | undefined, element: RefObject<HTMLFormElement>) {
  useEffect(() => {
    if (!data || !("wrongPassword" in data) || !data.wrongPassword) return;
    const asked = "[autocomplete=current-password]";
    for (const control of element.current?.querySelectorAll<HTMLInputElement>(asked) ?? [])
      control.value = "";
  }, [data, element]);
}

/** @param forget what the device keeps in another place, to be sent later */
function useRefusalToast(refusal: object | undefined, message: FormNotice, forget: () => void) {
  const show = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const kept = (refusal as FailedPost | undefined)?.kept;
    if (kept) forget();
    // What an earlier refusal said is not what is wrong now.
    if (kept) show(kept);
    else if (refusal) show(message && { ...message, variant: "destructive" });
  }, [refusal]);
}

/** The title of a page that a script keeps says what the server would have said. */
function useErrorTitle(refused: boolean) {
  useEffect(() => {
    const { title } = document;
    if (!refused || title.startsWith("Error: ")) return;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [refused]);
}

function signedOutNotice({ signedOut: { title }, next }: SignedOut): FormNotice {
  const description = "Your words are still here. Log in, then save again.";
  return { title, description, action: signInLink(next) };
}

function noticeOf(form: FormDefinition, data: PostData | undefined): FormNotice {
  if (!data || "kept" in data) return undefined;
  if ("signedOut" in data) return signedOutNotice(data);
  if (!("failed" in data)) return data.notice;
  return failureNotice(form, data.failed ?? undefined, data.wordless);
}

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
  const { form, notice, done, unsent, toasted, conform, fieldOf } = post;
  const { allErrors } = conform;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other errors are another object
  const errors = useMemo(() => {
    return Object.values(form.fields).flatMap((field) => {
      const { id, errors: [message] = [] } = fieldOf(field);
      return message ? { id, label: field.label, message } : [];
    });
  }, [allErrors]);
  if (done && form.success) return <Thanks {...form} success={form.success} />;
  // The toast says it, and the fields are marked.
  if (toasted && unsent) return null;
  const said = toasted ? undefined : notice;
  if (errors.length > 0) return <ErrorSummary errors={errors} {...said} unsent={unsent} />;
  if (!notice) return null;
  return (
    <Notice variant="danger" title={said?.title}>
      {(said || !form.inPage?.failure) && <p>{notice.description}</p>}
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
