import type { ReactNode } from "react";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { removeIntent, type SaveIntent } from "./bookmarks";

type SaveItemFormProps = {
  action: string;
  intent: SaveIntent;
  /** Whether it is kept; undefined for a visitor, who keeps nothing. */
  saved?: boolean;
  values?: Record<string, string | number>;
  children: ReactNode;
};

/** The button that keeps a plan or a theme; pressed while it is kept, and then it lets go. */
export function SaveItemForm({ action, intent, saved, values, children }: SaveItemFormProps) {
  return (
    <IntentForm action={action} intent={saved ? removeIntent : intent} values={values}>
      <Button variant="secondary" aria-pressed={saved} className={saved ? "button-saved" : ""}>
        {children}
      </Button>
    </IntentForm>
  );
}
