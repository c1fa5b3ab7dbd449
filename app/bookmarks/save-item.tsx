import type { ReactNode } from "react";
import { Button } from "~/ui/controls/button";
import { ActForm } from "~/ui/forms/act-form";
import { type KeepingAct, letGoAct } from "./bookmarks";

type KeepFormProps = {
  action: string;
  act: KeepingAct;
  /** Whether it is kept; undefined for a visitor, who keeps nothing. */
  kept?: boolean;
  values?: Record<string, string | number>;
  children: ReactNode;
};

/** The button that keeps a plan or a theme; pressed while it is kept, and then it lets go. */
export function KeepForm({ action, act, kept, values, children }: KeepFormProps) {
  return (
    <ActForm action={action} act={kept ? letGoAct : act} values={values}>
      <Button variant="secondary" aria-pressed={kept} className={kept ? "button-kept" : ""}>
        {children}
      </Button>
    </ActForm>
  );
}
