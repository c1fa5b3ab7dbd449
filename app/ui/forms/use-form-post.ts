import { type FieldMetadata, parse, useForm } from "@conform-to/react";
import { useActionData, useFetcher, useLocation, useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { constraintsOf, type FormObjection, objectionTo } from "~/forms/constraints";
import type { SignedOut } from "~/forms/draft";
import {
  doneParameter,
  type FieldDefinition,
  type FormDefinition,
  type FormResult,
  failureNotice,
} from "~/forms/form";
import { signInLink } from "~/ui/layout/site-links";
import { useToast } from "~/ui/toast/toast-region";
import type { FailedPost } from "./preserve-input";
import { useFocusAfter } from "./use-focus-after";

type Known = Readonly<Record<string, string>>;
type Notice = FormResult["notice"];
type PostData = FormResult | FailedPost | SignedOut;

/** A form on its page, the same whether its response came with the page or to a script. */
export type FormPost = ReturnType<typeof useFormPost>;

/**
 * Posts a form in place where scripts run, and reads the page's own response where they do not. Ids,
 * constraints, first values and errors of its fields are conform's.
 * @param known what fields hold at first, by their names.
 */
export function useFormPost(form: FormDefinition, known: Known = {}) {
  const fetcher = useFetcher<PostData>();
  const served = useActionData<FormResult>();
  const inQuery = useSearchParams()[0].get(doneParameter) === form.name;
  const element = useRef<HTMLFormElement>(null);
  const show = useToast();
  const latest = fetcher.data ?? (served?.form === form.name ? served : undefined);
  /** What has happened since the latest response, which is no news then. */
  const [since, setSince] = useState<{ latest: unknown; objection?: FormObjection }>({
    latest: undefined,
  });
  const { objection } = since.latest === latest ? since : {};
  const data = since.latest === latest ? undefined : latest;
  const notice: Notice = objection ? objection.notice : noticeOf(form, data);
  const result = data && "result" in data ? data.result : undefined;
  const pending = fetcher.state !== "idle";

  function object(found: FormObjection) {
    const [[description = ""] = []] = Object.values(found.errors);
    setSince({ latest, objection: found });
    show({ title: form.failure.title, description, ...found.notice, variant: "destructive" });
  }

  const [conform, fields] = useForm<Record<string, string>>({
    id: form.name,
    lastResult: data && (result ?? unmarked),
    constraint: constraintsOf(form),
    defaultValue: beginningOf(form, known),
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve(words) {
          const found = objectionTo(form, words);
          if (found) object(found);
          // Null: whether it is right, the server knows.
          return { error: found?.errors ?? null };
        },
      }),
  });

  useTaken(inQuery, () => {
    setSince({ latest });
    element.current?.reset();
  });
  useBeginning(element, known, result !== undefined);
  useNoticeToast(fetcher.data, notice);
  useFocusAfter(pending, element);
  useWrongPassword(data, element);
  useErrorTitle(objection !== undefined || (fetcher.data && result?.error) !== undefined);
  const signedOut = data !== undefined && "signedOut" in data;
  const done = inQuery && !data && !objection;
  const fieldOf = ({ name }: FieldDefinition) => fields[name] as FieldMetadata<string>;
  return { form, conform, fieldOf, fetcher, element, pending, notice, result, signedOut, done };
}

/** What came instead of a result has nothing to say of fields. */
const unmarked = { error: {} };

/** Every field has a beginning, so that it can be brought back to it. */
const beginningOf = ({ fields }: FormDefinition, known: Known) =>
  Object.fromEntries(Object.values(fields).map(({ name }) => [name, known[name] ?? ""]));

/** Once for each time that the form was taken while its page stood. */
function useTaken(isTaken: boolean, forget: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is forgotten is what stands then
  useEffect(() => {
    if (!isTaken || seen.current === key) return;
    seen.current = key;
    forget();
  }, [isTaken, key]);
}

/** What nobody touched follows what is known: who is signed in, which day it is where they are. */
function useBeginning(element: RefObject<HTMLFormElement>, known: Known, refused: boolean) {
  const before = useRef(known);
  useEffect(() => {
    for (const name of new Set([...Object.keys(before.current), ...Object.keys(known)])) {
      const control = element.current?.elements.namedItem(name);
      const [was, value] = [before.current[name] ?? "", known[name] ?? ""];
      if (refused || was === value || !(control instanceof HTMLInputElement)) continue;
      if (control.type === "checkbox" || control.value !== control.defaultValue) continue;
      control.defaultValue = value;
      control.value = value;
    }
    before.current = known;
  }, [element, known, refused]);
}

/**
 * The server never sends a password back, but a page that stayed where it was holds those that were
 * typed: they stay, all but the one that was found wrong.
 */
function useWrongPassword(data: PostData | undefined, element: RefObject<HTMLFormElement>) {
  useEffect(() => {
    if (!data || !("wrongPassword" in data) || !data.wrongPassword) return;
    const asked = "[autocomplete=current-password]";
    for (const control of element.current?.querySelectorAll<HTMLInputElement>(asked) ?? [])
      control.value = "";
  }, [data, element]);
}

function useNoticeToast(answered: unknown, notice: Notice) {
  const show = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answered || !notice) return;
    const { title, description } = notice;
    show({ title, description, variant: "destructive" });
  }, [answered]);
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

function signedOutNotice({ signedOut: { title }, next }: SignedOut): Notice {
  const description = "Your words are still here. Log in, then save again.";
  return { title, description, action: { ...signInLink(next), label: "Log in" } };
}

function noticeOf(form: FormDefinition, data: PostData | undefined): Notice {
  if (!data) return undefined;
  if ("signedOut" in data) return signedOutNotice(data);
  if (!("failed" in data)) return data.notice;
  return failureNotice(form, data.failed ?? undefined, data.wordless);
}
