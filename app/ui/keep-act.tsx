import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { fullOf, type KeepingPrayer, keptPrayer } from "~/forms/keeping";
import { prayersFull } from "~/forms/prayer";
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
