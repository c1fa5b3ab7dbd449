import { useEffect, useState } from "react";
import type { DraftKey, OfferedDraft } from "~/forms/draft";
import { prayersPath } from "~/paths";
import { prayer } from "~/prayers/prayer-definition";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PostField, PostTextarea } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { ZoneField } from "~/ui/forms/zone-field";
import { DraftFields, draftValues } from "./draft-fields";
import { DraftNotice, SavedDraftNotice } from "./draft-notice";
import { summaryClass } from "./folding-heading-class";
import { PrayerDays } from "./prayer-days";
import { useDraft } from "./use-draft";

type NewPrayerProps = {
  drafts: DraftKey;
  /** Words that wait to be saved. */
  draft?: OfferedDraft;
  /** It stands open: there is nothing else yet. */
  wanted: boolean;
};

/** A prayer to write; folded until somebody wants to. */
export function NewPrayer({ drafts, draft: offered, wanted }: NewPrayerProps) {
  const post = useFormPost(prayer, draftValues(drafts, offered));
  const draft = useDraft(post, drafts, { name: prayer.name, unless: offered !== undefined });
  const { text, title, reference, person } = prayer.fields;
  const begun = post.result !== undefined || draft.restored !== undefined || offered !== undefined;
  const fold = useFold(wanted || post.done || begun);
  const more = useFold(begun);
  return (
    <details
      id={prayer.name}
      {...fold}
      className="new-prayer card px-inset [&_input]:text-base [&>.form>.field>.field-label]:sr-only [&_.form]:pb-inset [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55]"
    >
      <summary className={`${summaryClass} after:hidden ${wanted ? "mt-3" : ""}`}>
        <Icon of="pen-line" /> Write a prayer
        {!wanted && <Icon of="plus" className="ms-auto in-[[open]]:rotate-45" />}
      </summary>
      {offered && <SavedDraftNotice draft={offered} action={prayersPath} />}
      <PostForm post={post} action={prayersPath} onInput={draft.save} className="form">
        {draft.restored && <DraftNotice restored={draft.restored} startAfresh={draft.discard} />}
        <PostTextarea post={post} field={text} rows={6} hint="In your own words, however few." />
        <details className="prayer-more" {...more}>
          <summary className="link summary-plain inline-flex min-h-11 items-center">
            Add a name, scripture, person or days
          </summary>
          <div className="grid gap-5 pt-3">
            <div className="grid gap-5 sm:grid-cols-2">
              <PostField post={post} field={title} />
              <PostField post={post} field={reference} />
            </div>
            <PostField post={post} field={person} />
            <PrayerDays post={post} />
          </div>
        </details>
        <ZoneField />
        <DraftFields post={post} />
        <Button pending={post.pending} pendingText="Saving...">
          Save this prayer
        </Button>
      </PostForm>
    </details>
  );
}

/** Opens for a reason, and stays as its owner leaves it. */
function useFold(reason: boolean) {
  const [open, setOpen] = useState(reason);
  useEffect(() => {
    if (reason) setOpen(true);
  }, [reason]);
  return {
    open,
    onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
      setOpen(currentTarget.open),
  };
}
