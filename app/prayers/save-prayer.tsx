import { Button, type ButtonVariant } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { useCurrentUser } from "~/ui/layout/current-user";
import { prayersFull } from "./prayer-definition";
import {
  beforeOf,
  fullOf,
  prayerSaved,
  prayerSavedBefore,
  type SavePrayerIntent,
  visitorSaveMessage,
} from "./saved-prayer";

type SavePrayerFormProps = {
  intent: SavePrayerIntent;
  /** The page that takes it, and what it needs to know besides. */
  action: string;
  values?: Record<string, string | number>;
  /** The address that sign-in leads back to. */
  path: string;
  saved?: boolean;
  /** What is saved: its button says so. */
  kind?: SavedKind;
  variant?: ButtonVariant;
};

/** Saves a prayer or a verse in My Prayers: the intent beside sharing, and drawn like it. */
export function SavePrayerForm({
  intent,
  action,
  values,
  path,
  saved,
  kind = "prayer",
  variant = "secondary",
}: SavePrayerFormProps) {
  const message = useCurrentUser() ? prayerSaved : visitorSaveMessage(path);
  return (
    <div id={intent} className="save-prayer no-print has-[.notice]:w-full">
      <IntentForm action={action} intent={intent} values={values}>
        {(pending) => (
          <Button
            variant={variant}
            pending={pending}
            pendingText="Saving..."
            className={saved ? "border-accent bg-surface-sunken" : ""}
          >
            <Icon of={saved ? "bookmark-check" : "bookmark"} />
            {saved ? savedWords[kind] : `Save ${kind}`}
          </Button>
        )}
      </IntentForm>
      <IntentNotice intent={intent} message={message} className="mt-3" />
      <IntentNotice intent={beforeOf(intent)} message={prayerSavedBefore} className="mt-3" />
      <IntentNotice intent={fullOf(intent)} message={prayersFull} className="mt-3" />
    </div>
  );
}

const savedWords = { prayer: "Prayer saved", verse: "Verse saved", passage: "Passage saved" };

type SavedKind = keyof typeof savedWords;

/** What a reference names: one verse, or a passage of several. */
export const kindOf = (reference: string): SavedKind =>
  /:\d+$/.test(reference) ? "verse" : "passage";
