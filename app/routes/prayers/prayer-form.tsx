import { type FormEvent, useEffect, useState } from "react";
import {
  type DraftKey,
  deletedMeanwhile,
  discardDraftIntent,
  draftFields,
  draftPreserved,
  type OfferedDraft,
} from "~/forms/draft";
import { type Weekday, weekdayFields, weekdayNames } from "~/prayers/prayer-definition";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { controlsOf, fillIn, isTouched, wordsOf } from "~/ui/forms/draft-controls";
import {
  forgetDraft,
  noteSignedOut,
  readDraft,
  storeDraft,
  takeSignedOut,
} from "~/ui/forms/drafts";
import { PostHidden } from "~/ui/forms/field";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import type { FormPost } from "~/ui/forms/use-form-post";

type DraftNoticeProps = {
  /** Why what was begun is not saved yet. */
  restored: "begun" | "signed out";
  startAfresh(): void;
};

/** Says that what was begun on this device is here again, and lets it go. */
export function DraftNotice({ restored, startAfresh }: DraftNoticeProps) {
  return (
    <Notice variant="info">
      {restored === "begun" ? "What you had begun to write is here again." : draftPreserved}{" "}
      <button type="button" onClick={startAfresh} className="link">
        Start afresh
      </button>
    </Notice>
  );
}

type SavedDraftNoticeProps = {
  draft: OfferedDraft;
  /** The page that offers it. */
  action: string;
};

/** The same of words that the server saved; it stands beside the form, for it has one of its own. */
export function SavedDraftNotice({ draft, action }: SavedDraftNoticeProps) {
  const { handle, deleted, more } = draft;
  return (
    <Notice variant="info">
      <p>
        {deleted ? `${deletedMeanwhile.title} ${deletedMeanwhile.description}` : draftPreserved}
        {more > 0 && ` There is more of what you wrote: it comes after this.`}
      </p>
      <IntentForm
        action={action}
        intent={discardDraftIntent}
        values={{ [draftFields.draft.name]: handle }}
      >
        {(pending) => (
          <button type="submit" disabled={pending} className="link">
            Start afresh
          </button>
        )}
      </IntentForm>
    </Notice>
  );
}

/** Whose form it is and which draft it shows, so that its words survive the end of a session. */
export function DraftFields({ post }: { post: FormPost }) {
  return (
    <>
      <PostHidden post={post} field={draftFields.account} />
      <PostHidden post={post} field={draftFields.draft} />
    </>
  );
}

/** What the fields of a form begin with: the words of a saved draft, and whose form it is. */
export const draftValues = ({ account }: DraftKey, offered: OfferedDraft | undefined) => ({
  ...offered?.words,
  draft: offered?.handle ?? "",
  account,
});

export function PrayerDays({ post }: { post: FormPost }) {
  return (
    <fieldset className="field @container">
      <legend className="field-label">Days to pray it (optional)</legend>
      <p className="field-hint">
        <span className="inline-block">It comes up on these days.</span>{" "}
        <span className="inline-block">Leave all blank for every day.</span>
      </p>
      <div className={days}>
        {weekdayNames.map((day) => (
          <PostCheckbox key={day} post={post} field={weekdayFields[day]}>
            <span aria-hidden="true">{day}</span>
            <span className="sr-only">{weekdayFields[day].label}</span>
          </PostCheckbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Even tiles: the box is as large as its tile, under the name; one that is chosen is gold, and its tick stands over the name. */
const days =
  "grid grid-cols-4 gap-1 @md:gap-1.5 @[18rem]:grid-cols-7 *:relative *:min-h-14 *:min-w-0 *:justify-center *:text-small [&_input+span]:pointer-events-none [&_input+span]:relative [&_input]:absolute [&_input]:inset-0 [&_input]:size-full [&_input]:items-start [&_input]:rounded-small [&_input]:pt-2 [&_input]:hover:border-ink [&_input::before]:!h-2.5 [&_input::before]:!w-1.5 [&_input:checked+span]:pt-3 [&_input:checked+span]:font-semibold [&_input:checked+span]:text-accent-ink";

/** The boxes of a saved prayer, by their names. */
export const dayValues = (days: readonly Weekday[]) =>
  Object.fromEntries(days.map((day) => [day, "on"]));

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
