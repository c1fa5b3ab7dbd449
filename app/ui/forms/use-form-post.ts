import { useActionData, useFetcher, useLocation, useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { SignedOut } from "~/forms/draft";
import { doneParameter, type FormDefinition, type FormResult, failureNotice } from "~/forms/form";
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
 * Posts a form in place where scripts run, and reads the page's own response where they do not.
 * Once the form was taken, the response of an earlier try is forgotten and the fields are as at first.
 * @param known what fields hold at first, by their names.
 */
export function useFormPost(form: FormDefinition, known: Known = {}) {
  const fetcher = useFetcher<PostData>();
  const served = useActionData<FormResult>();
  const inQuery = useSearchParams()[0].get(doneParameter) === form.name;
  const element = useRef<HTMLFormElement>(null);
  const latest = fetcher.data ?? (served?.form === form.name ? served : undefined);
  const forgotten = useForgotten(latest, inQuery, element, known);
  const data = latest === forgotten ? undefined : latest;
  const notice = noticeOf(form, data);
  const pending = fetcher.state !== "idle";

  useNoticeToast(fetcher.data, notice);
  useFocusAfter(pending, element);

  const signedOut = data !== undefined && "signedOut" in data;
  const result = data && "result" in data ? data.result : undefined;
  useWrongPassword(data, element);
  useErrorTitle(fetcher.data !== undefined && result?.error !== undefined);
  const done = inQuery && !data;
  return { form, fetcher, element, pending, notice, result, signedOut, done, known };
}

/** The response that was there when the form was taken; it must not fill the fields again. */
function useForgotten(
  latest: unknown,
  done: boolean,
  element: RefObject<HTMLFormElement>,
  known: Known,
) {
  const { key } = useLocation();
  const [forgotten, forget] = useState<{ key: string; latest: unknown }>({
    key,
    latest: undefined,
  });
  useEffect(() => {
    if (!done || forgotten.key === key) return;
    forget({ key, latest });
    for (const control of element.current?.querySelectorAll(written) ?? []) restore(control, known);
  }, [done, key, latest, forgotten, element, known]);
  return forgotten.latest;
}

/** Controls that hold a visitor's words; a choice among several stays as it was made. */
const written = "input:not([type=hidden], [type=radio], [readonly]), textarea, select";

/** The value of a box to tick is what it means, and stays. */
function restore(control: Element, known: Known) {
  const input = control as HTMLInputElement;
  if (input.type === "checkbox") input.checked = false;
  else input.value = known[input.name] ?? "";
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
    if (!refused) return;
    const title = document.title;
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
