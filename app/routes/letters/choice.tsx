import type { ReactNode } from "react";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import type { LetterIntent } from "./letter-messages";

type ChoiceProps = { title: string; now: string; children?: ReactNode };

/** Something that a reader of letters can change: what it is called, how it is now, and the buttons. */
export function Choice({ title, now, children }: ChoiceProps) {
  return (
    <section className="grid grid-cols-1 gap-3 border-line [section+&]:border-t [section+&]:pt-5">
      <h2 className="text-subheading">{title}</h2>
      <p>{now}</p>
      {children && <div className="buttons items-start">{children}</div>}
    </section>
  );
}

type PressProps = {
  /** The page that takes it. */
  action: string;
  intent: LetterIntent;
  /** Fields that go with it. */
  fields?: ReactNode;
  children: string;
};

/** A button that changes it. */
export function Press({ action, intent, fields, children }: PressProps) {
  return (
    <IntentForm action={action} intent={intent}>
      {fields}
      <Button variant="secondary">{children}</Button>
    </IntentForm>
  );
}
