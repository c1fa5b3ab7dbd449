import { Fragment } from "react";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { HelpLineList } from "~/ui/help/help-view";
import { Moment } from "~/ui/reading/moment";
import type { DangerNews, Piece, takenBack } from "./danger.server";

export const MarkedText = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMarked }, at) => {
    const key = `${at} ${text}`;
    return isMarked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });

type DangerBoxProps = { danger: DangerNews; path: string; version: number };

/** Why it comes first, what to do, and how to take a wrong mark back. */
export function DangerBox({ danger: { kinds, lines, todo }, path, version }: DangerBoxProps) {
  return (
    <section
      aria-labelledby="danger-heading"
      className="card grid max-w-168 grid-cols-1 gap-4 border-[1.5px] border-danger p-inset"
    >
      <h2 id="danger-heading" className="text-subheading">
        Somebody may be in danger
      </h2>
      <p>
        {kinds.length > 0
          ? `It may be about: ${kinds.join("; ")}.`
          : "We can’t tell what it is about."}{" "}
        A machine marked it, and it can be wrong. You read, and you decide.
      </p>
      <h3 className="font-semibold">What to do in one minute</h3>
      <dl className="grid grid-cols-1 gap-3">
        {todo.map(({ title, words }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          Help lines that fit
        </summary>
        <HelpLineList lines={lines} />
      </details>
      <IntentForm action={path} intent="calm" values={{ version }}>
        <Button variant="secondary">Not in danger</Button>
      </IntentForm>
    </section>
  );
}

export function TakenBack({ calmed }: { calmed: ReturnType<typeof takenBack> }) {
  if (!calmed) return null;
  return (
    <p className="text-small text-ink-quiet">
      {calmed.name ?? "Somebody of the team"} said “Not in danger,” <Moment at={calmed.at} />
    </p>
  );
}
