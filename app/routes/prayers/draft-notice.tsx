import {
  deletedMeanwhile,
  draftFields,
  type OfferedDraft,
  startAfreshAct,
  wordsKept,
} from "~/forms/draft";
import { ActForm } from "~/ui/forms/act-form";
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
      {restored === "begun" ? "What you had begun to write is here again." : wordsKept}{" "}
      <button type="button" onClick={startAfresh} className="link">
        Start afresh
      </button>
    </Notice>
  );
}

type KeptDraftNoticeProps = {
  draft: OfferedDraft;
  /** The page that offers it. */
  action: string;
};

/** The same of words that the server kept; it stands beside the form, for it has one of its own. */
export function KeptDraftNotice({ draft, action }: KeptDraftNoticeProps) {
  const { handle, deleted, more } = draft;
  return (
    <Notice variant="info">
      <p>
        {deleted ? `${deletedMeanwhile.title} ${deletedMeanwhile.description}` : wordsKept}
        {more > 0 && ` There is more of what you wrote: it comes after this.`}
      </p>
      <ActForm action={action} act={startAfreshAct} values={{ [draftFields.draft.name]: handle }}>
        {(pending) => (
          <button type="submit" disabled={pending} className="link">
            Start afresh
          </button>
        )}
      </ActForm>
    </Notice>
  );
}
