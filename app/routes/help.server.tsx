import { byOthers } from "#content/danger/kinds";
import { firstWords, unspoken } from "#content/help/first-words";
import {
  crisisLine,
  elsewhere,
  type HelpLine,
  helpCountries,
  helpFor,
  helpText,
  unsafeHomeLine,
  waysOf,
} from "#content/help-lines";
import type { Visit } from "~/accounts/current-user.server";
import { countryOf } from "~/accounts/preferences.server";
import { readSession } from "~/http/session-cookie.server";
import type { HelpNowPage } from "~/ui/help/help-now";
import { type DangerHelp, HelpPanel, type ShownLine } from "~/ui/help/help-view";
import { staticParts } from "~/ui/static/static-html.server";

const shown = (line: HelpLine): ShownLine => {
  const { when, name, more } = line;
  return { when, name, more, ways: waysOf(line) };
};

/** What a page needs for its button "Help now". The panel is the same on every page of a country. */
export function helpNow({ request, context }: Visit): HelpNowPage {
  const country = countryOf(request);
  const name = `help-${country}`;
  const parts = staticParts(context, { [name]: () => panelFor(country) });
  return { name, parts, country, countries: helpCountries, printed };
}

const printed = [helpText(crisisLine), helpText(unsafeHomeLine)];

const atOnce = 3;

function panelFor(country: string) {
  const all = helpFor(undefined, country);
  const directories = all.filter((line) => line.country === elsewhere && line.site);
  const near = all.filter((line) => !directories.includes(line)).map(shown);
  return (
    <HelpPanel
      first={near.slice(0, atOnce)}
      more={near.slice(atOnce)}
      elsewhere={directories.map(shown)}
      unspoken={unspoken}
    />
  );
}

/** @param kinds of danger; without them it may be any. */
export function dangerHelp(request: Request, kinds?: readonly string[]): DangerHelp {
  const words = [...new Set(kinds?.flatMap((kind) => firstWords[kind] ?? []))];
  const lines = helpFor(kinds, countryOf(request)).map(shown);
  return { words, lines, unspoken, unsafe: kinds?.some((kind) => byOthers.has(kind)) ?? true };
}

/**
 * What stands below the thanks for what was sent. The kind of danger comes in the flash; where no
 * cookie is kept nobody can tell, and all lines stand there.
 */
export async function helpAfterSending(request: Request): Promise<DangerHelp | undefined> {
  const { flash } = await readSession(request);
  if (flash && !flash.danger) return undefined;
  return dangerHelp(request, flash?.danger);
}
