import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { ActForm } from "~/ui/forms/act-form";
import { ActNotice } from "~/ui/forms/act-notice";
import { useCurrentUser } from "~/ui/layout/current-user";
import { fullOf, type KeepingPrayer, keptPrayer } from "./bookmarks";
import { prayersFull } from "./prayer";
import { visitorKeepWords } from "./save-result";

type KeepActProps = {
  act: KeepingPrayer;
  /** The page that takes it, and what it needs to know besides. */
  action: string;
  values?: Record<string, string | number>;
  /** The address that sign-in leads back to. */
  path: string;
  kept: boolean;
  /** Beside a verse its button shows its sign alone. */
  small?: boolean;
};

/** Keeps a prayer or a verse in My Prayers: the act beside sharing, and drawn like it. */
export function KeepAct({ act, action, values, path, kept, small = false }: KeepActProps) {
  const label = kept ? "Kept in My Prayers" : "Keep in My Prayers";
  const words = useCurrentUser() ? keptPrayer : visitorKeepWords(path);
  return (
    <div id={act} className="keep no-print">
      <ActForm action={action} act={act} values={values}>
        {(pending) => (
          <Button
            variant="secondary"
            pending={pending}
            pendingText="Keeping..."
            title={small ? label : undefined}
            className={`${small ? "button-sign" : ""} ${kept ? "button-kept" : ""}`}
          >
            <Icon of={kept ? BookmarkCheck : Bookmark} />
            <span className={small ? "sr-only" : undefined}>{label}</span>
          </Button>
        )}
      </ActForm>
      <ActNotice act={act} words={words} />
      <ActNotice act={fullOf(act)} words={prayersFull} />
    </div>
  );
}
