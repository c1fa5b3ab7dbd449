import type { ReactNode } from "react";
import type { letterMessages } from "#content/messages/letters";
import { Button, TextLink } from "~/ui/controls/controls";
import { ZoneField } from "~/ui/forms/field";
import { IntentForm } from "~/ui/forms/intent-form";

export type LetterIntent = keyof typeof letterMessages;

type LetterPageProps = { title: string; lead?: string; children: ReactNode };

export function LetterPage({ title, lead, children }: LetterPageProps) {
  return (
    <div className="wrap split pt-[96px] pb-band">
      <header>
        <h1>{title}</h1>
        {lead && <p className="lead mt-4">{lead}</p>}
      </header>
      <div className="card grid max-w-152 grid-cols-1 gap-5 p-inset">{children}</div>
    </div>
  );
}

export function LinkEnded({ children }: { children?: ReactNode }) {
  return (
    <LetterPage title="This link doesn’t work any more">
      <p>It has expired, or part of it is missing. {children}</p>
      <p>
        <TextLink to="/contact">Write to us</TextLink>
      </p>
    </LetterPage>
  );
}

type PressProps = {
  action: string;
  intent: LetterIntent;
  fields?: ReactNode;
  label: string;
  isFirst?: boolean;
};

export function Press({ action, intent, fields, label, isFirst }: PressProps) {
  return (
    <IntentForm action={action} intent={intent}>
      {fields}
      <Button variant={isFirst ? "primary" : "secondary"}>{label}</Button>
    </IntentForm>
  );
}

type ChoiceProps = { title: string; now: string; children?: ReactNode };

export function Choice({ title, now, children }: ChoiceProps) {
  return (
    <section className="grid grid-cols-1 gap-3 border-line [section+&]:border-t [section+&]:pt-5">
      <h2 className="text-subheading">{title}</h2>
      <p>{now}</p>
      {children && <div className="buttons items-start">{children}</div>}
    </section>
  );
}

type OtherPlansProps = {
  title: string;
  plans: { title: string; state: keyof typeof stateWords; path: string }[];
};

export function OtherPlans({ title, plans }: OtherPlansProps) {
  if (plans.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3 border-line [section+&]:border-t [section+&]:pt-5">
      <h2 className="text-subheading">{title}</h2>
      <ul className="grid gap-2">
        {plans.map((plan) => (
          <li key={plan.path}>
            <TextLink to={plan.path}>{plan.title}</TextLink>{" "}
            <span className="text-ink-quiet">{stateWords[plan.state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateWords = {
  asked: "waiting for you to confirm",
  running: "a day each morning",
  paused: "paused",
  ended: "ended",
};

export function Verses({ action, verses }: { action: string; verses?: "daily" | "weekly" }) {
  const press = { action, fields: <ZoneField /> };
  return (
    <Choice title="Verses" now={versesWords[verses ?? "none"]}>
      {verses !== "daily" && <Press {...press} intent="verse-daily" label="A verse each day" />}
      {verses !== "weekly" && <Press {...press} intent="verse-weekly" label="A verse each week" />}
      {verses && <Press {...press} intent="verse-none" label="No verses" />}
    </Choice>
  );
}

const versesWords = {
  none: "You get no verses.",
  daily: "One each morning, with a line to pray.",
  weekly: "One each Sunday morning, with a line to pray.",
};
