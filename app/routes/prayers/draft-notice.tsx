import {
  deletedMeanwhile,
  discardDraftIntent,
  draftFields,
  draftPreserved,
  type OfferedDraft,
} from "~/forms/draft";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";

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
