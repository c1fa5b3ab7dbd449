import { prayersFull, savedMessages, visitorSave } from "#content/pages/saving";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { prayersPath, savedPath } from "~/paths";
import { Button, type ButtonVariant, Icon } from "~/ui/controls/controls";
import { IntentForm, IntentNotice } from "~/ui/forms/intent-form";
import { useCurrentUser } from "~/ui/layout/current-user";
import { signInLink } from "~/ui/layout/site-links";

type SavePrayerFormProps = {
  intent: SavePrayerIntent;
  action: string;
  values?: Record<string, string | number>;
  path: string;
  saved?: boolean;
  kind?: SavedKind;
  variant?: ButtonVariant;
};

export function SavePrayerForm({
  intent,
  action,
  values,
  path,
  saved,
  kind = "prayer",
  variant = "secondary",
}: SavePrayerFormProps) {
  const { saved: own, before } = saveMessages[intent === "save-prayer" ? "prayer" : "verse"];
  const message = useCurrentUser() ? own : visitorSaveMessage(path);
  return (
    <div id={intent} className="save-prayer no-print has-[.notice]:w-full">
      <IntentForm action={action} intent={intent} values={values}>
        {(pending) => (
          <Button
            variant={variant}
            pending={pending && "Saving..."}
            className={saved ? "border-accent bg-surface-sunken" : ""}
          >
            <Icon of={saved ? "bookmark-check" : "bookmark"} />
            {saved ? savedWords[kind] : `Save ${kind}`}
          </Button>
        )}
      </IntentForm>
      <IntentNotice intent={intent} message={message} className="mt-3" />
      <IntentNotice intent={beforeOf(intent)} message={before} className="mt-3" />
      <IntentNotice intent={fullOf(intent)} message={prayersFull} className="mt-3" />
    </div>
  );
}

const savedWords = { prayer: "Prayer saved", verse: "Verse saved", passage: "Passage saved" };

type SavedKind = keyof typeof savedWords;

export const kindOf = (reference: string): SavedKind =>
  /:\d+$/.test(reference) ? "verse" : "passage";

/** The name tells apart several verses of a page. */
export type SavePrayerIntent = "save-prayer" | `save-verse${"" | `-${number}`}`;

export const fullOf = (intent: string): string => `${intent}-full`;

export const beforeOf = (intent: string): string => `${intent}-before`;

const toPrayers = { label: "See My Prayers", to: prayersPath };
const toSaved = { label: "See Saved", to: savedPath };

const messagesWith = (
  { saved, before }: (typeof savedMessages)["prayer"],
  action: ToastMessageWithAction["action"],
) => ({ saved: { ...saved, action }, before: { ...before, action } });

export const saveMessages = {
  prayer: messagesWith(savedMessages.prayer, toPrayers),
  verse: messagesWith(savedMessages.verse, toSaved),
};

/** @param path to come back to. */
export const visitorSaveMessage = (path: string): ToastMessageWithAction => ({
  ...visitorSave,
  action: signInLink(path),
});
