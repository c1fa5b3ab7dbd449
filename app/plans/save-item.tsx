import type { ReactNode } from "react";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { removeIntent, type SaveIntent } from "./saved-items";

type SaveItemFormProps = {
  action: string;
  intent: SaveIntent;
  /** Whether it is saved; undefined for a visitor, who saves nothing. */
  saved?: boolean;
  values?: Record<string, string | number>;
  children: ReactNode;
};

/** The button that saves a plan or a theme; pressed while it is saved, and then it removes it. */
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
