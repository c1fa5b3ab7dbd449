import type { ToastMessageWithAction } from "~/http/toast-message";
import { prayersPath } from "~/paths";
import { Button, type ButtonVariant, Icon } from "~/ui/controls/controls";
import { IntentForm, IntentNotice } from "~/ui/forms/intent-form";
import { useCurrentUser } from "~/ui/layout/current-user";
import { signInLink } from "~/ui/layout/site-links";
import { prayersFull } from "./prayer-definition";

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
  const message = useCurrentUser() ? prayerSaved : visitorSaveMessage(path);
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
      <IntentNotice intent={beforeOf(intent)} message={prayerSavedBefore} className="mt-3" />
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

export const prayerSaved: ToastMessageWithAction = {
  title: "Saved in My Prayers",
  description: "Other people here can’t see it.",
  action: toPrayers,
};

export const prayerSavedBefore: ToastMessageWithAction = {
  title: "Already in My Prayers",
  description: "You saved it before. It’s there once, just as you left it.",
  action: toPrayers,
};

/** @param path to come back to. */
export function visitorSaveMessage(path: string): ToastMessageWithAction {
  return {
    title: "Log in to save this",
    description: "My Prayers belongs to your account. Other people here can’t see it.",
    action: signInLink(path),
  };
}
