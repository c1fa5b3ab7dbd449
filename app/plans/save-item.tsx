import type { ReactNode } from "react";
import type { ToastMessage, ToastMessageWithAction } from "~/http/toast-message";
import { savedPath } from "~/paths";
import { Button } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";

type SaveItemFormProps = {
  action: string;
  intent: SaveIntent;
  /** Undefined for a visitor. */
  saved?: boolean;
  values?: Record<string, string | number>;
  children: ReactNode;
};

export function SaveItemForm({ action, intent, saved, values, children }: SaveItemFormProps) {
  return (
    <IntentForm action={action} intent={saved ? removeIntent : intent} values={values}>
      <Button
        variant="secondary"
        aria-pressed={saved}
        className={saved ? "border-accent bg-surface-sunken" : ""}
      >
        {children}
      </Button>
    </IntentForm>
  );
}

export type SaveIntent = "save" | "favorite" | "start";

export const removeIntent = "remove";

const action = { label: "See what you saved", to: savedPath };

export const savedMessages: Record<SaveIntent, ToastMessageWithAction> = {
  save: { title: "Plan saved", description: "It’s with your account now.", action },
  favorite: {
    title: "Added to your favorites",
    description: "It’s with your account now.",
    action,
  },
  start: { title: "Plan started", description: "Your place is saved with your account." },
};

export const removed: ToastMessage = {
  title: "Removed",
  description: "You can save it again whenever you like.",
};
