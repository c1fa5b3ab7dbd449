import PenLine from "lucide-react/icons/pen-line";
import { useEffect, useState } from "react";
import type { DraftKey } from "~/forms/draft";
import { prayer } from "~/forms/prayer";
import { Button } from "~/ui/button";
import { PostField, PostForm, PostTextarea } from "~/ui/form";
import { Icon } from "~/ui/icon";
import { useDraft } from "~/ui/use-draft";
import { useFormPost } from "~/ui/use-form-post";
import { ZoneField } from "~/ui/zone-field";
import { DraftNotice } from "./draft-notice";

type NewPrayerProps = {
  drafts: DraftKey;
  /** It stands open: there is nothing else yet. */
  wanted: boolean;
};

/** A prayer to write; folded until somebody wants to. */
export function NewPrayer({ drafts, wanted }: NewPrayerProps) {
  const post = useFormPost(prayer);
  const draft = useDraft(post, drafts, prayer.name);
  const { text, title, reference } = prayer.fields;
  const fold = useFold(wanted || post.done || post.result !== undefined || draft.restored);
  return (
    <details id={prayer.name} {...fold} className="new-prayer card">
      <summary>
        <Icon of={PenLine} /> Write a prayer
      </summary>
      <PostForm post={post} action="/account/prayers" onInput={draft.keep} className="form">
        {draft.restored && <DraftNotice startAfresh={draft.startAfresh} />}
        <PostTextarea post={post} field={text} rows={6} hint="In your own words, however few." />
        <div className="new-prayer-row">
          <PostField post={post} field={title} />
          <PostField post={post} field={reference} />
        </div>
        <ZoneField />
        <Button pending={post.pending} pendingText="Keeping...">
          Keep this prayer
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
