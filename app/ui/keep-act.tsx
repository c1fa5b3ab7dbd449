import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { type KeepingPrayer, keptPrayer } from "~/forms/keeping";
import { ActForm } from "./act-form";
import { ActNotice } from "./act-notice";
import { Button } from "./button";
import { useCurrentUser } from "./current-user";
import { Icon } from "./icon";
import { visitorKeepWords } from "./keep-act-words";

type KeepActProps = {
  act: KeepingPrayer;
  /** The page that takes it, and what it needs to know besides. */
  action: string;
  values?: Record<string, string | number>;
  /** The address that sign-in leads back to. */
  path: string;
  kept: boolean;
};

/** Keeps a prayer or a verse in My Prayers: the quiet act beside sharing. */
export function KeepAct({ act, action, values, path, kept }: KeepActProps) {
  const words = useCurrentUser() ? keptPrayer : visitorKeepWords(path);
  return (
    <div id={act} className="keep no-print">
      <ActForm action={action} act={act} values={values}>
        {(pending) => (
          <Button variant="quiet" pending={pending} pendingText="Keeping...">
            <Icon of={kept ? BookmarkCheck : Bookmark} />
            {kept ? "Kept in My Prayers" : "Keep in My Prayers"}
          </Button>
        )}
      </ActForm>
      <ActNotice act={act} words={words} />
    </div>
  );
}
