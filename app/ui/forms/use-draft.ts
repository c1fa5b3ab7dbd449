import { type FormEvent, useEffect, useState } from "react";
import type { DraftKey } from "~/forms/draft";
import {
  type Draft,
  forgetDraft,
  noteSignedOut,
  readDraft,
  storeDraft,
  takeSignedOut,
} from "./drafts";
import type { FormPost } from "./use-form-post";

/**
 * What the server sent back wins, and so does what is typed already.
 * @param name of the form's draft, for this person. @param unless the form shows another one.
 */
export function useDraft(
  { element, result, signedOut, done }: FormPost,
  key: DraftKey,
  { name, unless = false }: { name: string; unless?: boolean },
) {
  const [restored, setRestored] = useState<"begun" | "signed out">();
  const forget = () => forgetDraft(key, name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes alive
  useEffect(() => {
    let gone = false;
    if (!done && !result && !unless) {
      readDraft(key, name).then((draft) => {
        if (!gone && draft && element.current && !isTouched(element.current)) {
          fillIn(element.current, draft);
          setRestored(takeSignedOut(key, name) ? "signed out" : "begun");
        }
      });
    }
    return () => {
      gone = true;
    };
  }, [name]);

  useEffect(() => {
    if (signedOut) noteSignedOut(key, name);
    if (!done) return;
    forgetDraft(key, name);
    setRestored(undefined);
  }, [done, signedOut, key, name]);

  function save({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (isTouched(form)) storeDraft(key, name, wordsOf(form));
    else forget();
  }

  function discard() {
    forget();
    element.current?.reset();
    setRestored(undefined);
    controlsOf(element.current)[0]?.focus();
  }

  return { restored, save, discard, forget };
}

export function useSentDraft(key: DraftKey, name: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is the same for its person
  useEffect(() => {
    if (name) forgetDraft(key, name);
  }, [name]);
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement | null): Control[] {
  const all = form?.querySelectorAll<Control>("textarea, input:not([type=hidden], [tabindex])");
  return [...(all ?? [])];
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

const isTouched = (form: HTMLFormElement) =>
  controlsOf(form).some((control) =>
    isBox(control)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue,
  );

const wordsOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    controlsOf(form).map((control) => [
      control.name,
      isBox(control) ? control.checked : control.value,
    ]),
  );

function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const word = draft[control.name];
    if (isBox(control) && typeof word === "boolean") control.checked = word;
    if (!isBox(control) && typeof word === "string") control.value = word;
  }
}
