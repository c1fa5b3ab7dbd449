import { type DraftKey, draftFields, type OfferedDraft } from "~/forms/draft";
import { PostHidden } from "~/ui/forms/field";
import type { FormPost } from "~/ui/forms/use-form-post";

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
