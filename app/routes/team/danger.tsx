import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { Button } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { HelpLineList } from "~/ui/help/help-view";
import { Moment } from "~/ui/reading/moment";
import { summaryClass } from "~/ui/team/team-styles";
import type { DangerNews, Piece, takenBack } from "./danger.server";

export const MarkedText = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMarked }, at) => {
    const key = `${at} ${text}`;
    if (!isMarked) return <Fragment key={key}>{text}</Fragment>;
    return (
      <mark key={key} className="bg-accent text-accent-ink">
        {text}
      </mark>
    );
  });

type DangerBoxProps = {
  danger: DangerNews;
  /** How the lines are sent. */
  lines: ReactNode;
  /** What else is known. */
  children: ReactNode;
  takeBack?: ReactNode;
};

/** Why it comes first, what to do, and how to take a wrong mark back. */
export function DangerBox({ danger, lines, children, takeBack }: DangerBoxProps) {
  const { kinds, todo, atOnce } = danger;
  const ways = [atOnce.length > 0 && <Ways key="call" ways={atOnce} />, lines];
  return (
    <section
      aria-labelledby="danger-heading"
      className="card grid max-w-168 grid-cols-1 gap-4 border-[1.5px] border-danger p-inset"
    >
      <h2 id="danger-heading" className="text-subheading">
        Someone may be in danger
      </h2>
      <p>
        {kinds.length > 0
          ? `It may be about: ${kinds.join("; ")}.`
          : "We can’t tell what it is about."}{" "}
        A program marked it, and it can be wrong. You read, and you decide.
      </p>
      <h3 className="font-sans text-base font-semibold">What to do in one minute</h3>
      <ol className="grid list-decimal grid-cols-1 gap-3 ps-5">
        {todo.map(({ title, words }, at) => (
          <li key={title}>
            <strong>{title}.</strong> {words}
            {ways[at]}
          </li>
        ))}
      </ol>
      {children}
      <DangerLines {...danger} />
      {takeBack}
    </section>
  );
}

const Ways = ({ ways }: { ways: DangerNews["atOnce"] }) => (
  <p className="mt-1.5 flex flex-wrap gap-2">
    {ways.map(({ words, to }) => (
      <a key={to} href={to} className="chip border-accent">
        {words}
      </a>
    ))}
  </p>
);

function DangerLines({ lines, countries, isChosen }: DangerNews) {
  return (
    <details id="danger-lines" open={isChosen}>
      <summary className={summaryClass}>Help lines that fit</summary>
      <nav aria-label="Country" className="mb-4 flex flex-wrap gap-x-4">
        {countries.map(({ name, to, isShown }) => (
          <Link
            key={to}
            to={to}
            aria-current={isShown || undefined}
            className="link inline-flex min-h-11 items-center aria-[current]:font-semibold"
          >
            {name}
          </Link>
        ))}
      </nav>
      <HelpLineList lines={lines} />
    </details>
  );
}

type TakeBackProps = {
  path: string;
  version: number;
  /** What the press does besides. */
  children?: ReactNode;
};

export function TakeBack({ path, version, children }: TakeBackProps) {
  return (
    <div className="border-t border-line pt-4">
      <p id="calm-hint" className="mb-3">
        Only if the words plainly mean something else. Not sure? Leave it. The mark doesn’t come
        back for these words, and the leaders’ log says who took it away. {children}
      </p>
      <IntentForm action={path} intent="calm" values={{ version }}>
        <Button variant="secondary" aria-describedby="calm-hint">
          Marked by mistake
        </Button>
      </IntentForm>
    </div>
  );
}

export function TakenBack({ calmed }: { calmed: ReturnType<typeof takenBack> }) {
  if (!calmed) return null;
  return (
    <p className="text-small text-ink-quiet">
      {calmed.name ?? "Someone on the team"} said “Marked by mistake,” <Moment at={calmed.at} />
    </p>
  );
}
