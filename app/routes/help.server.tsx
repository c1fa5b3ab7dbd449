import { byOthers } from "#content/danger/kinds";
import { afterSending, firstWords, sentToNobody, unspoken } from "#content/help/first-words";
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
import { dayParameter } from "~/routes/today/shown-days.server";
import { type DangerHelp, type HelpNowPage, HelpPanel, type ShownLine } from "~/ui/help/help-view";
import { askedPath } from "~/ui/praying/hour.server";
import { staticParts } from "~/ui/static/static-html.server";

const shown = (line: HelpLine): ShownLine => {
  const { when, name, more, foreign } = line;
  return { when, name, more, foreign, ways: waysOf(line) };
};

/** What a page needs for its button "Help now". The panel is the same on every page of a country. */
export function helpNow({ request, context }: Visit): HelpNowPage {
  const country = countryOf(request);
  const name = `help-${country}`;
  const parts = staticParts(context, { [name]: () => panelFor(country) });
  const back = askedPath(request.url, dayParameter);
  return { name, parts, country, back, countries: helpCountries(), printed: printed() };
}

/** On paper a number stays on one line. */
const printed = () =>
  [crisisLine(), unsafeHomeLine()].map((line) =>
    helpText(line).replace(/(\d)-(?=\d)/g, "$1-\u2060"),
  );

const atOnce = 5;

function panelFor(country: string) {
  const all = helpFor(undefined, country);
  const directories = all.filter((line) => line.country === elsewhere && line.site);
  const near = all.filter((line) => !directories.includes(line)).map(shown);
  return (
    <HelpPanel
      first={near.slice(0, atOnce)}
      more={near.slice(atOnce)}
      elsewhere={directories.map(shown)}
      isElsewhere={country === elsewhere}
      unspoken={unspoken}
    />
  );
}

/** Whoever is afraid reads no more than this before the numbers. */
const mostWords = 3;

/** @param kinds of danger; without them it may be any. */
export function dangerHelp(request: Request, kinds?: readonly string[]): DangerHelp {
  const spoken = spokenTo(kinds ?? []).flatMap((kind) => firstWords[kind] ?? []);
  const words = [...new Set(spoken)].slice(0, mostWords);
  const lines = helpFor(kinds, countryOf(request)).map(shown);
  return { words, lines, unspoken, unsafe: kinds?.some((kind) => byOthers.has(kind)) ?? true };
}

/** Who may have hurt somebody isn't told that it isn't their fault, and a child hears what a child needs. */
function spokenTo([likeliest = "", ...others]: readonly string[]): string[] {
  const kinds = [likeliest, ...others];
  // That a doctor is needed is said to anybody.
  const isFree = (kind: string) => !byOthers.has(kind) || kind === "strangling";
  if (likeliest === "harm-to-others") return kinds.filter(isFree);
  const children = kinds.filter((kind) => kind.startsWith("child-"));
  if (children.length === 0) return kinds;
  return kinds.filter((kind) => children.includes(kind) || isFree(kind));
}

/** The same, for who has written to us and may wait. */
export function dangerHelpAfter(request: Request, kinds?: string[], after = afterSending) {
  const help = dangerHelp(request, kinds);
  const first = kinds ? after.inDanger : after.unknown;
  return { ...help, words: [first, ...help.words] };
}

/** Only where danger was read, or in what a device has sent later: what somebody keeps for themselves was sent to nobody. */
export async function helpAfterWriting(request: Request): Promise<DangerHelp | undefined> {
  const sent = request.headers.get("X-Danger")?.split(" ");
  const known = sent?.filter((kind) => Object.hasOwn(firstWords, kind));
  const kinds = (await readSession(request)).flash?.danger ?? known;
  const help = kinds && dangerHelp(request, kinds);
  return help && { ...help, words: [sentToNobody, ...help.words] };
}

/**
 * What stands below the thanks for what was sent. The kind of danger comes in the flash; where no
 * cookie is kept nobody can tell, and all lines stand there.
 */
export async function helpAfterSending(request: Request, after = afterSending) {
  const { flash } = await readSession(request);
  if (flash && !flash.danger) return undefined;
  return dangerHelpAfter(request, flash?.danger, after);
}
