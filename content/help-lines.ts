import { type HelpLine, helpListSchema } from "./help/line";
import { helpLinkClass } from "./help/link-class";
import { helpList } from "./help/list";

export type { HelpLine } from "./help/line";

const { lines, countries } = helpListSchema.parse(helpList);

/** What a visitor chooses whose country has no lines here. */
export const elsewhere = "*";

/** Codes and names, the default one first, those that have no lines last. */
export const helpCountries: readonly [code: string, name: string][] = [
  ...Object.entries(countries).map(([code, { name }]): [string, string] => [code, name]),
  [elsewhere, "Somewhere else"],
];

export const defaultCountry = helpCountries[0]?.[0] ?? elsewhere;

/** @returns the code of a country that has lines, or of elsewhere. */
export const isHelpCountry = (code: unknown): code is string =>
  helpCountries.some(([known]) => known === code);

/**
 * The lines for kinds of danger, as the recogniser names them: who comes at once, who listens for those
 * kinds in their order, who listens in any crisis, and where to find others. Who thinks of suicide is
 * first given somebody who listens. Without kinds all of them, as the list has them.
 */
export function helpFor(kinds?: readonly string[], country = defaultCountry): HelpLine[] {
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
const dialled = (number: string) => number.replaceAll("-", "").replace(/^1(?=\d{10}$)/, "+1");

const telephone = (number: string) => `tel:${dialled(number)}`;

const message = ({ text }: HelpLine) => `sms:${dialled(text?.to ?? "")}`;

const called = ({ call = "" }: HelpLine): HelpPart => ({ words: call, to: telephone(call) });

const lineFor = (kind: string): HelpLine => {
  const found = lines.find(
    ({ country, kinds }) => country === defaultCountry && kinds.includes(kind),
  );
  if (!found) throw new Error(`There is no line for ${kind}`);
  return found;
};

const crisis = lineFor("crisis");
const violence = lineFor("domestic-violence");
const child = lineFor("child-physical-abuse");
const atOnce = lineFor("danger-now");
const directory = "findahelpline.com";
const others: HelpPart = { words: directory, to: `https://${directory}` };
const here = countries[defaultCountry]?.said;

/** Whom to call, as texts say it. */
export const whomToCall: readonly HelpPart[] = [
  { words: "Call", to: telephone(crisis.call ?? "") },
  " or ",
  { words: `text ${crisis.text?.to}`, to: message(crisis) },
  ` in ${here}. If\u00a0anyone is in immediate danger, call `,
  called(atOnce),
  ". Elsewhere: ",
  others,
];

/** Whom to call in despair or danger. */
export const crisisLine: readonly HelpPart[] = [`${crisis.when} `, ...whomToCall];

/** Whom to call where home is not safe, as texts say it. */
export const unsafeHomeLine: readonly HelpPart[] = [
  `${violence.when} ${violence.name}, `,
  called(violence),
  `, or text ${violence.text?.word} to `,
  { words: violence.text?.to ?? "", to: message(violence) },
  `. In immediate danger in ${here}, call `,
  called(atOnce),
  ". If they check your phone, use a safer one.",
];

/** Whom a child can call, after a colon. */
const childLine: readonly HelpPart[] = [
  `${child.name}, `,
  called(child),
  ` in ${here}, or `,
  called(atOnce),
  " if you’re in danger right now. Elsewhere: ",
  others,
];

/** A help line as plain text. */
export function helpText(line: readonly HelpPart[]): string {
  return line.map((part) => (typeof part === "string" ? part : part.words)).join("");
}

/** HTML with the help lines in the places that `{crisisLine}` and its like keep for them. */
export function withHelpLines(html: string): string {
  return html.replace(/\{(\w+Line)\}/g, (whole, name) => sentences.get(name) ?? whole);
}

const htmlOf = (part: HelpPart) =>
  typeof part === "string"
    ? part
    : `<a href="${part.to}" class="${helpLinkClass}">${part.words}</a>`;

const sentences = new Map(
  Object.entries({ crisisLine, unsafeHomeLine, childLine }).map(([name, line]) => [
    name,
    line.map(htmlOf).join(""),
  ]),
);
