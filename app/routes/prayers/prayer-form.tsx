import type { ReactNode } from "react";
import { daysWords, inTurnWords, rhythms, weekdayFields } from "#content/pages/prayer-forms";
import {
  deletedMeanwhile,
  discardDraftIntent,
  draftFields,
  draftPreserved,
  type FormDefinition,
  type OfferedDraft,
} from "~/forms/form";
import { prayer, type Weekday, weekdayNames } from "~/prayers/prayer-definition";
import { PostCheckbox, PostSelect } from "~/ui/forms/choice-field";
import { PostField, PostHidden } from "~/ui/forms/field";
import { type FormPost, PostForm, useFormPost } from "~/ui/forms/form";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { useCurrentUser } from "~/ui/layout/current-user";

type DraftFormOptions = {
  /** Saved by the server; comes before the device's draft. */
  offered?: OfferedDraft;
  known?: Record<string, string>;
};

/** The input outlives an ended session: on the server. */
export function useDraftForm(form: FormDefinition, { offered, known }: DraftFormOptions) {
  const account = useCurrentUser()?.drafts?.account ?? "";
  const own = { draft: offered?.handle ?? "", account };
  const post = useFormPost(form, { ...known, ...offered?.words, ...own });
  return { post, offered };
}

type DraftFormProps = {
  of: ReturnType<typeof useDraftForm>;
  action: string;
  leads?: boolean;
  buttons: ReactNode;
  children: ReactNode;
};

export function DraftForm({ of: draft, action, leads, buttons, children }: DraftFormProps) {
  const { post, offered } = draft;
  return (
    <>
      {offered && <OfferedNotice {...offered} action={action} />}
      <PostForm post={post} action={action} leads={leads} className="form">
        {children}
        <PostHidden post={post} field={draftFields.account} />
        <PostHidden post={post} field={draftFields.draft} />
        {buttons}
      </PostForm>
    </>
  );
}

/** Beside the form, for it has a form of its own. */
function OfferedNotice({ handle, deleted, more, action }: OfferedDraft & { action: string }) {
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
            Throw it away
          </button>
        )}
      </IntentForm>
    </Notice>
  );
}

type PrayerDaysProps = { post: FormPost; legend: string; hint: string };

export function PrayerDays({ post, legend, hint }: PrayerDaysProps) {
  return (
    <fieldset className="field @container">
      <legend className="field-label">{legend}</legend>
      <p className="field-hint">{hint}</p>
      <div className={tiles}>
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

/** When it comes up, and until when. */
export function PrayerTimes({ post }: { post: FormPost }) {
  const { rhythm, prayUntil, birthday, anniversary } = prayer.fields;
  const options = Object.entries(rhythms).map(([value, label]) => ({ value, label }));
  return (
    <>
      <PostSelect post={post} field={rhythm} placeholder={inTurnWords} options={options} />
      <PrayerDays post={post} {...daysWords} />
      <PostField post={post} field={prayUntil} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PostField post={post} field={birthday} />
        <PostField post={post} field={anniversary} />
      </div>
    </>
  );
}

const tiles =
  "grid grid-cols-4 gap-1 @md:gap-1.5 @[18rem]:grid-cols-7 *:relative *:min-h-14 *:min-w-0 *:justify-center *:text-small [&_input+span]:pointer-events-none [&_input+span]:relative [&_input]:absolute [&_input]:inset-0 [&_input]:size-full [&_input]:items-start [&_input]:rounded-small [&_input]:pt-2 [&_input]:hover:border-ink [&_input::before]:!h-2.5 [&_input::before]:!w-1.5 [&_input:checked+span]:pt-3 [&_input:checked+span]:font-semibold [&_input:checked+span]:text-accent-ink";

export const dayValues = (days: readonly Weekday[]) =>
  Object.fromEntries(days.map((day) => [day, "on"]));
