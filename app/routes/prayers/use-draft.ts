import { type FormEvent, useEffect, useState } from "react";
import type { DraftKey } from "~/forms/draft";
import { controlsOf, fillIn, isTouched, wordsOf } from "~/ui/forms/draft-controls";
import {
  forgetDraft,
  noteSignedOut,
  readDraft,
  storeDraft,
  takeSignedOut,
} from "~/ui/forms/drafts";
import type { FormPost } from "~/ui/forms/use-form-post";

/**
 * Saves what is being written in a form on the device, through a closed tab and a dropped line, and
 * fills it in again. What the server sent back wins, and so does what is typed already.
 * @param name of the form's draft, for this person. @param unless the form shows another one.
 * @returns whether a draft was filled in, and why if that was the end of a session; the form's `onInput`, a way to start afresh, and one to leave it all.
 */
export function useDraft(
  { element, result, signedOut, done }: FormPost,
  key: DraftKey,
  { name, unless = false }: { name: string; unless?: boolean },
) {
  const [restored, setRestored] = useState<"begun" | "signed out">();

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
    if (!done) return;
    forgetDraft(key, name);
    setRestored(undefined);
  }, [done, key, name]);

  useEffect(() => {
    if (signedOut) noteSignedOut(key, name);
  }, [signedOut, key, name]);

  function save(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (isTouched(form)) storeDraft(key, name, wordsOf(form));
    else forgetDraft(key, name);
  }

  const forget = () => forgetDraft(key, name);

  function discard() {
    forget();
    element.current?.reset();
    setRestored(undefined);
    controlsOf(element.current)[0]?.focus();
  }

  return { restored, save, discard, forget };
}

/** Forgets the draft of a form that was sent and has led here. */
export function useSentDraft(key: DraftKey, name: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is the same for its person
  useEffect(() => {
    if (name) forgetDraft(key, name);
  }, [name]);
}
