import { useSearchParams } from "@remix-run/react";
import { Fragment, useEffect, useState } from "react";
import { helpLinkClass } from "#content/help/link-class";
import type { HelpPart } from "#content/help-lines";
import { doneParameter } from "~/forms/form";
import { Icon } from "../controls/controls";

/** A help line as it is shown, with one press to each of its ways. */
export type ShownLine = {
  when: string;
  name: string;
  more?: string;
  foreign?: { lang: string; words: string };
  ways: { words: string; to: string }[];
};

export function HelpLineList({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {lines.map(({ when, name, more, foreign, ways }) => (
        <li key={name}>
          <p>
            {when} <strong>{name}</strong>
          </p>
          {ways.length > 0 && (
            <p className="mt-1.5 flex flex-wrap gap-2">
              {ways.map(({ words, to }) => (
                <Fragment key={to}>
                  <a href={to} className="chip border-accent">
                    {words}
                  </a>{" "}
                </Fragment>
              ))}
            </p>
          )}
          {(more || foreign) && (
            <p className="mt-1 text-small text-ink-quiet">
              {more} {foreign && <span lang={foreign.lang}>{foreign.words}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type Unspoken = { title: string; words: readonly string[] };

function UnspokenHelp({ title, words }: Unspoken) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

/** What somebody in danger needs to hear, and whom they can reach. */
export type DangerHelp = {
  words: readonly string[];
  lines: readonly ShownLine[];
  unspoken: Unspoken;
  /** The danger comes from somebody who may look on. */
  unsafe: boolean;
};

type DangerHelpBoxProps = { help: DangerHelp; id: string; as?: "h2" | "h3" | "h4" };

export function DangerHelpBox({ help, id, as: Heading = "h2" }: DangerHelpBoxProps) {
  return (
    <section
      aria-labelledby={id}
      className="card grid grid-cols-1 gap-4 border-[1.5px] border-accent p-inset"
    >
      <Heading id={id} className="text-subheading">
        Help you can reach right now
      </Heading>
      {help.words.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <HelpLineList lines={help.lines} />
      <UnspokenHelp {...help.unspoken} />
    </section>
  );
}

type DangerHelpAfterProps = { form: string; danger?: DangerHelp; as?: "h3" | "h4" };

/** Below the thanks of the form that was sent, until the page is left. */
export function DangerHelpAfter({ form, danger, as = "h3" }: DangerHelpAfterProps) {
  const sent = useSearchParams()[0].get(doneParameter) === form;
  const given = sent ? danger : undefined;
  const [kept, setKept] = useState(given);
  useEffect(() => {
    if (given) setKept(given);
  }, [given]);
  const help = given ?? kept;
  return help && <DangerHelpBox id={`${form}-help`} help={help} as={as} />;
}

type HelpWordsProps = { line: readonly HelpPart[]; className?: string };

/** A sentence of help within a text, with its numbers to press. */
export function HelpWords({ line, className }: HelpWordsProps) {
  return (
    <p className={className}>
      {line.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <a key={part.to} href={part.to} className={helpLinkClass}>
            {part.words}
          </a>
        ),
      )}
    </p>
  );
}

export function HelpPanel({ first, more, elsewhere, isElsewhere, unspoken }: HelpPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <HelpLineList lines={first} />
      <UnspokenHelp {...unspoken} />
      {more.length > 0 && (
        <details className="group border-t border-line">
          <summary className="summary-plain flex min-h-11 items-center justify-between gap-3 font-semibold hover:underline">
            Help for other dangers
            <Icon of="plus" className="group-open:rotate-45" />
          </summary>
          <HelpLineList lines={more} />
        </details>
      )}
      <div className="border-t border-line pt-3">
        {!isElsewhere && (
          <p className="mb-2">
            <strong>Anywhere else:</strong> call the local emergency number.
          </p>
        )}
        <HelpLineList lines={elsewhere} />
      </div>
    </div>
  );
}

type HelpPanelProps = {
  first: readonly ShownLine[];
  more: readonly ShownLine[];
  elsewhere: readonly ShownLine[];
  /** The first lines say so already. */
  isElsewhere: boolean;
  unspoken: Unspoken;
};
