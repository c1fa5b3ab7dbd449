import { useSearchParams } from "@remix-run/react";
import { Fragment, type MouseEvent, useEffect, useState } from "react";
import { helpLinkClass } from "#content/help/link-class";
import type { HelpPart } from "#content/help-lines";
import { defineForm, doneParameter, formNameField } from "~/forms/form";
import { Icon } from "../controls/controls";
import { DetailsMenu } from "../controls/details-menu";
import { type StaticParts, useStaticHtml } from "../static/use-static-html";

export type HelpNowPage = {
  name: string;
  parts: StaticParts;
  country: string;
  /** Where choosing another one leads back to. */
  back: string;
  countries: readonly (readonly [code: string, name: string])[];
  printed: readonly string[];
};

export const helpCountry = defineForm("country", {
  fields: {
    country: { label: "Country", maxLength: 2 },
    back: { label: "The page it was chosen on", type: "hidden", maxLength: 2000 },
  },
});

type HelpNowProps = {
  help?: HelpNowPage;
  /** It ends the row at the head of a page without a bar. */
  praying?: boolean;
  /** Somebody near may look on: the page can be left at once. */
  unsafe?: boolean;
};

/** The last thing in the bar, which makes room for it. */
const inBar = "wrap pointer-events-none fixed inset-x-0 top-0 flex h-bar items-center justify-end";

/** The one button for whoever is afraid, always in reach. Without scripts it opens, too. */
export function HelpNow({ help, praying, unsafe }: HelpNowProps) {
  const isAsked = useSearchParams()[0].get(doneParameter) === helpCountry.name;
  const unopened = help?.back.replace(/\bdone=country&?/, "");
  if (!help && !unsafe) return null;
  return (
    <aside
      aria-label="Help now"
      data-unsafe={unsafe || undefined}
      className={`help-now no-print night z-40 bg-transparent ${praying ? "" : inBar}`}
    >
      {unsafe && <QuickExit className="fixed inset-x-0 bottom-0 z-60 px-gutter sm:left-auto" />}
      {help && (
        <DetailsMenu
          label="Help now"
          isOpen={isAsked}
          className="pointer-events-auto relative text-start"
          buttonClass="chip summary-plain min-h-[min(2.75rem,52px)] py-0 border-[1.5px] border-accent bg-surface-raised text-[min(var(--text-small),max(18px,5.65vw))] font-semibold whitespace-nowrap"
          sheetClass="p-0 sm:right-0 sm:left-auto max-h-[80svh] overflow-y-auto sm:w-[min(28rem,90vw)]"
        >
          <p className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface-raised py-1 ps-4 pe-1 font-serif text-subheading">
            Help now{" "}
            <a href={unopened} onClick={stay} className={closes}>
              <Icon of="x" /> <span className="sr-only">Close</span>
            </a>
          </p>
          <div className={`p-4 ${unsafe ? "max-sm:pb-20" : ""}`}>
            <HelpSheet {...help} />
            {!unsafe && <QuickExit className="mt-4 rounded-medium px-3" />}
          </div>
          <div className="pointer-events-none sticky bottom-0 h-10 bg-linear-[transparent,var(--color-surface-raised)_2.5rem]" />
        </DetailsMenu>
      )}
    </aside>
  );
}

const closes = "grid size-11 place-items-center";
const stay = (event: MouseEvent) => event.preventDefault();

function HelpSheet({ name, parts, country, countries, back }: HelpNowPage) {
  const { fields } = helpCountry;
  return (
    <>
      <div {...useStaticHtml(name, parts)} />
      <form
        method="post"
        action="/preferences"
        className="mt-4 flex flex-wrap items-end gap-2 border-t border-line pt-3"
      >
        <input type="hidden" name={formNameField} value={helpCountry.name} />
        <input type="hidden" name={fields.back.name} value={back} />
        <label className="grid grow gap-1 font-semibold">
          {fields.country.label}
          <select
            name={fields.country.name}
            autoComplete="country"
            defaultValue={country}
            className="min-h-11 w-full rounded-medium border border-control bg-surface px-3 font-normal"
          >
            {countries.map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="chip">
          Show its help lines
        </button>
      </form>
    </>
  );
}

const harmless = "https://www.weather.gov/";

/** Where home may be unsafe at the foot of the window, under a thumb; on a phone as wide as it. */
function QuickExit({ className }: { className: string }) {
  return (
    <a
      href={harmless}
      rel="noreferrer"
      onClick={leave}
      className={`pointer-events-auto flex flex-wrap items-center justify-between gap-x-4 border border-control bg-surface py-3 text-small ${className}`}
    >
      <span className="font-semibold">Leave this page</span>{" "}
      <span className="text-fine text-ink-quiet">Your history still shows it.</span>
    </a>
  );
}

/** With scripts the way back does not lead here, and what this tab has noted is gone. */
function leave(event: MouseEvent): void {
  event.preventDefault();
  document.body.hidden = true;
  try {
    sessionStorage.clear();
  } catch {}
  location.replace(harmless);
}

/** A help line as it is shown, with one press to each of its ways. */
export type ShownLine = {
  when: string;
  name: string;
  more?: string;
  foreign?: { lang: string; words: string };
  ways: { words: string; to: string }[];
};

const leading = ["button-primary", "border-2 font-semibold"];

type HelpLineListProps = { lines: readonly ShownLine[]; leads?: boolean };

/** The two that lead are seen first by whoever can hardly read. */
export function HelpLineList({ lines, leads }: HelpLineListProps) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {lines.map(({ when, name, more, foreign, ways }, at) => (
        <li key={name}>
          <p>
            {when} <strong>{name}</strong>
          </p>
          {ways.length > 0 && (
            <p className="mt-1.5 flex flex-wrap gap-2">
              {ways.map(({ words, to }) => (
                <Fragment key={to}>
                  <a
                    href={to}
                    className={`chip border-accent ${leads && to === ways[0]?.to ? (leading[at] ?? "") : ""}`}
                  >
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
      <HelpLineList lines={help.lines} leads />
      <UnspokenHelp {...help.unspoken} />
    </section>
  );
}

type DangerHelpAfterProps = { form: string; danger?: DangerHelp; as?: "h3" | "h4" };

/** Below the thanks of the form that was sent, until the page is left. */
export function DangerHelpAfter({ form, danger, as = "h3" }: DangerHelpAfterProps) {
  const sent = useSearchParams()[0].get(doneParameter);
  const given = form === "any" || sent === form ? danger : undefined;
  const [kept, setKept] = useState(given);
  useEffect(() => {
    if (given) setKept(given);
  }, [given]);
  const help = given ?? kept;
  return help && <DangerHelpBox id={`${form}-help`} help={help} as={as} />;
}

/** A sentence of help within a text, with its numbers to press. */
export function HelpWords({ line, className }: { line: readonly HelpPart[]; className?: string }) {
  const at = line.indexOf(" or ");
  const ways = at < 0 ? line.length : at - 1;
  const shown = line.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.to} href={part.to} className={helpLinkClass}>
        {part.words}
      </a>
    ),
  );
  return (
    <p className={className}>
      {shown.slice(0, ways)}
      <span className="inline-block">{shown.slice(ways, ways + 3)}</span>
      {shown.slice(ways + 3)}
    </p>
  );
}

export function HelpPanel({ first, more, elsewhere, isElsewhere, unspoken }: HelpPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <HelpLineList lines={first} leads />
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
