import type { HelpLine } from "./help/line";
import { helpLinkClass } from "./help/link-class";
import { helpList } from "./help/list";
import { perSite, site } from "./site.server";

export type { HelpLine } from "./help/line";

/** What a visitor chooses whose country has no lines here. */
export const elsewhere = "*";

/** Codes and names, the default one first, those that have no lines last. */
export const helpCountries = perSite(({ help }): readonly [code: string, name: string][] => [
  ...Object.entries(help.countries).map(([code, { name }]): [string, string] => [code, name]),
  [elsewhere, "Somewhere else"],
]);

export const defaultCountry = () => helpCountries()[0]?.[0] ?? elsewhere;

/** @returns the code of a country that has lines, or of elsewhere. */
export const isHelpCountry = (code: unknown): code is string =>
  helpCountries().some(([known]) => known === code);

/**
 * The lines for kinds of danger, as the recogniser names them: who comes at once, who listens for those
 * kinds in their order, who listens in any crisis, and where to find others. Who thinks of suicide is
 * first given somebody who listens. Without kinds all of them, as the list has them.
 */
export function helpFor(kinds?: readonly string[], country = defaultCountry()): HelpLine[] {
  const { lines } = site().help;
  const near = lines.filter((line) => line.country === country);
  const others = lines.filter((line) => line.country === elsewhere);
  const of = (kind: string, among = near) => among.filter((line) => line.kinds.includes(kind));
  const now = of("danger-now");
  const atOnce = now.length > 0 ? now : of("danger-now", others);
  const [likeliest = ""] = kinds ?? [];
  const found = [
    ...of("crisis").filter((line) => line.kinds.includes(likeliest)),
    ...(kinds ? [...atOnce, ...kinds.flatMap((kind) => of(kind))] : [...near, ...atOnce]),
    ...of("crisis"),
    ...of("crisis", others),
  ];
  return [...new Set(found)];
}

/** A piece of a help line: plain words, or words that lead somewhere. */
export type HelpPart = string | { words: string; to: string };

/** One press to each way of a line. */
export function waysOf({ call, text, chat, site }: HelpLine): { words: string; to: string }[] {
  return [
    ...(call ? [{ words: `Call ${call}`, to: telephone(call) }] : []),
    ...(text ? [{ words: textWords(text), to: `sms:${dialled(text.to)}` }] : []),
    ...(chat ? [{ words: `Chat at ${chat}`, to: `https://${chat}` }] : []),
    ...(site ? [{ words: site, to: `https://${site}` }] : []),
  ];
}

const textWords = ({ word, to }: { word?: string; to: string }) =>
  word ? `Text ${word} to ${to}` : `Text ${to}`;

/** An international number where the written one has its country's code in front. */
const dialled = (number: string) => number.replaceAll(/[ -]/g, "").replace(/^1(?=\d{10}$)/, "+1");

const telephone = (number: string) => `tel:${dialled(number)}`;

const called = ({ call = "" }: HelpLine): HelpPart => ({ words: call, to: telephone(call) });

const message = ({ text }: HelpLine) => `sms:${dialled(text?.to ?? "")}`;

/** Its name, and how it is reached, within a sentence. */
function reached(line: HelpLine): HelpPart[] {
  const { name, call, text, chat, site: page } = line;
  const address = chat ?? page;
  const ways: HelpPart[][] = [
    ...(call ? [[called(line)]] : []),
    ...(text
      ? [[`text ${text.word ? `${text.word} to ` : ""}`, { words: text.to, to: message(line) }]]
      : []),
  ];
  if (ways.length === 0 && address) ways.push([{ words: address, to: `https://${address}` }]);
  return [`${name}, `, ...ways.flatMap((way, at) => (at === 0 ? way : [", or ", ...way]))];
}

const directory = "findahelpline.com";
const others: HelpPart = { words: directory, to: `https://${directory}` };

const lineFor = (kind: string) =>
  site().help.lines.find((line) => line.country === defaultCountry() && line.kinds.includes(kind));

/** The lines as texts say them. */
const said = perSite(({ help }) => {
  const country = defaultCountry();
  const here = help.countries[country]?.said;
  const [crisis, now] = [lineFor("crisis"), lineFor("danger-now")];
  if (!crisis || !now) throw new Error("Every list has a line for a crisis and for danger");
  const [violence, child] = [lineFor("domestic-violence"), lineFor("child-physical-abuse")];
  const addiction = lineFor("addiction");
  const atOnce = called(now);
  const { call, text } = crisis;
  const first: HelpPart[] =
    call && call === text?.to && !text.word
      ? [
          { words: "Call", to: telephone(call) },
          " or ",
          { words: `text ${call}`, to: message(crisis) },
        ]
      : reached(crisis);
  const whomToCall = merged([
    ...first,
    ` in ${here}. If\u00a0anyone is in immediate danger, call `,
    atOnce,
    ". Elsewhere: ",
    others,
  ]);
  return {
    whomToCall,
    crisisLine: merged([`${crisis.when} `, ...whomToCall]),
    unsafeHomeLine: merged([
      ...(violence
        ? [`${violence.when} `, ...reached(violence), ". In immediate danger in "]
        : ["If someone is hurting you and you’re in immediate danger in "]),
      `${here}, call `,
      atOnce,
      ". If they check your phone, use a safer one.",
    ]),
    childLine: merged([
      ...(child ? [...reached(child), ` in ${here}, or `, atOnce] : [atOnce, ` in ${here}`]),
      " if you’re in danger right now. Elsewhere: ",
      others,
    ]),
    withdrawalLine: merged([
      "Stopping alcohol or some pills all at once can be dangerous, so ask a doctor first. For a seizure, or for seeing things that aren’t there, call ",
      atOnce,
      ...(addiction ? [`. ${addiction.when} `, ...reached(addiction), "."] : [` in ${here}.`]),
    ]),
  };
});

/** Words beside words are one piece. */
function merged(parts: readonly HelpPart[]): HelpPart[] {
  const all: HelpPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === "string" && typeof last === "string") all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}

/** Whom to call. */
export const whomToCall = (): readonly HelpPart[] => said().whomToCall;

/** Whom to call in despair or danger. */
export const crisisLine = (): readonly HelpPart[] => said().crisisLine;

/** Whom to call where home is not safe. */
export const unsafeHomeLine = (): readonly HelpPart[] => said().unsafeHomeLine;

/** What stands under the prayer of an occasion, by whom it is for. */
export const occasionLines = {
  crisis: () => [crisisLine()],
  unsafeHome: () => [unsafeHomeLine()],
  child: () => [["Is someone hurting you, or are you scared? ", ...said().childLine]],
  withdrawal: () => [said().withdrawalLine, crisisLine()],
} satisfies Record<string, () => (readonly HelpPart[])[]>;

/** A help line as plain text. */
export function helpText(line: readonly HelpPart[]): string {
  return line.map((part) => (typeof part === "string" ? part : part.words)).join("");
}

/** What our texts say of the numbers of the US, with those of the operator's country. */
export function withOwnNumbers(text: string): string {
  const { help } = site();
  const [crisis, now] = [lineFor("crisis"), lineFor("danger-now")];
  if (help === helpList || !crisis || !now || !/\b(?:988|911)\b/.test(text)) return text;
  const way = crisis.call ? `call ${crisis.call}` : `try ${helpText(reached(crisis))}`;
  return text
    .replaceAll("call or text 988", way)
    .replaceAll(
      "Call or text 988",
      way.replace(/^./, (letter) => letter.toUpperCase()),
    )
    .replaceAll("call 911", `call ${now.call}`)
    .replaceAll("the US", help.countries[defaultCountry()]?.said ?? "");
}

/** HTML with the help lines in the places that `{crisisLine}` and its like keep for them. */
export function withHelpLines(html: string): string {
  const lines = new Map<string, readonly HelpPart[]>(Object.entries(said()));
  return html.replace(
    /\{(\w+Line)\}/g,
    (whole, name) => lines.get(name)?.map(htmlOf).join("") ?? whole,
  );
}

const htmlOf = (part: HelpPart) =>
  typeof part === "string"
    ? escapeHtml(part)
    : `<a href="${part.to}" class="${helpLinkClass}">${escapeHtml(part.words)}</a>`;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
