import type { MouseEvent } from "react";
import { defineForm, formNameField } from "~/forms/form";
import { DetailsMenu } from "~/ui/controls/details-menu";
import { useStaticHtml } from "~/ui/static/use-static-html";
import { Icon } from "../controls/controls";
import type { StaticParts } from "../static/use-static-html";

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
  /** The page has no bar over it. */
  praying?: boolean;
  /** Somebody near may look on: the page can be left at once. */
  unsafe?: boolean;
};

/** The one button for whoever is afraid, always in reach. Without scripts it opens, too. */
export function HelpNow({ help, praying, unsafe }: HelpNowProps) {
  if (!help && !unsafe) return null;
  const row = (
    <aside
      aria-label="Help now"
      className={`help-now pointer-events-none sticky z-40 flex items-start justify-end gap-2 px-gutter print:static print:mb-4 print:block print:h-auto print:border-b print:pb-2 ${praying ? "top-2 mt-2" : "top-bar h-0 *:mt-2"}`}
    >
      {unsafe && <QuickExit />}
      {help && (
        <>
          <DetailsMenu
            label={
              <>
                <Icon of="life-buoy" className="max-sm:hidden" /> Help now
              </>
            }
            className="pointer-events-auto relative text-start"
            buttonClass="chip summary-plain min-h-11 gap-2 py-1 border-[1.5px] border-accent bg-surface-raised font-semibold whitespace-nowrap text-ink shadow-low"
            sheetClass="px-4 py-4 sm:right-0 sm:left-auto sm:max-h-[calc(100svh-9rem)] sm:w-100 sm:overflow-y-auto"
          >
            <HelpSheet {...help} />
          </DetailsMenu>
          <div className="hidden text-small print:block">
            {help.printed.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </>
      )}
    </aside>
  );
  if (!unsafe) return row;
  // On a phone both are as wide as the page: what begins there begins below them.
  return (
    <>
      {row}
      <div className="night no-print h-20 sm:hidden" />
    </>
  );
}

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

function QuickExit() {
  return (
    <a
      href={harmless}
      rel="noreferrer"
      onClick={leave}
      className="no-print pointer-events-auto grid rounded-stage border-[1.5px] border-control bg-surface-raised px-4 py-1.5 text-small leading-close text-ink shadow-low"
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
