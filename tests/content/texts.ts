import { readFileSync } from "node:fs";
import { articles } from "#content/articles/articles";
import { pieces } from "#content/articles/pieces";
import { passageOf } from "#content/bible/passage.server";
import { feelingPrayers } from "#content/feeling-prayers";
import { allBlessings } from "#content/hours/blessings";
import { hourPrayers } from "#content/hours/hours";
import { occasions } from "#content/occasions/occasions";
import { collects } from "#content/office/collects";
import { confessions } from "#content/office/confessions";
import { greatDays } from "#content/office/great-days";
import { ofGreatDays } from "#content/office/intercessions/great-days";
import { intercessions } from "#content/office/intercessions/intercessions";
import { sundayIntercessions } from "#content/office/intercessions/sundays";
import { lessonNotes } from "#content/office/lesson-notes";
import { sundayLessons } from "#content/office/lessons";
import {
  examens,
  examensOf,
  feastNightPrayer,
  nightPrayers,
  seasonNightPrayers,
  sundayExamens,
  sundayNightPrayers,
} from "#content/office/night";
import { otherPortions } from "#content/office/other-portions";
import { easterPraises, praises, praisesOfFeasts } from "#content/office/praises";
import { sundayPsalms } from "#content/office/psalms";
import { psalter } from "#content/office/psalter";
import { blessings, nightPsalms, simeonsSong } from "#content/office/scriptures";
import {
  nightBlessings,
  nightOpenings,
  openings,
  seasonBlessings,
} from "#content/office/season-words";
import { silences } from "#content/office/silences";
import { songs, songsOfFeasts } from "#content/office/songs";
import { burdens } from "#content/pages/contact";
import { features } from "#content/pages/features";
import { homeScripture } from "#content/pages/home";
import { firstPrayer, thanksgiving } from "#content/pages/my-prayers";
import type { GuidedDay, PlanDay } from "#content/plans/plan";
import { type Plan, plans } from "#content/plans/plans";
import { prayers } from "#content/prayers";
import { communityTestimonials, team, testimonials } from "#content/samples";
import type { Scripture } from "#content/scripture";
import { themes } from "#content/themes/themes";
import { verses } from "#content/verses/verses";
import { easterDays } from "#content/year/easter-days";
import {
  adventReadings,
  baptismOfTheLord,
  fixedDays,
  lastSunday,
  type NamedDay,
  thanksgivingDay,
} from "#content/year/feasts";
import { at } from "./files";
import "~/runtime/quotation.server";

/** Something that we wrote, by the name that a failing test shows. */
export type Text = { name: string; text: string };

/** Each day once: two plans show the days of two others. */
export const days = [...new Set(plans.flatMap((plan) => plan.days))].map((day) => {
  const plan = plans.find((each) => each.days.includes(day)) as Plan;
  return { ...day, name: `${plan.id}, day ${plan.days.indexOf(day) + 1}` };
});

/** The days that lead from a long reading to a prayer. */
export const guidedDays = days.filter(isGuided);

/** Those of the seasons that are as long in every year: they come in many shapes. */
export const seasonDays = guidedDays.filter((day) =>
  plans.some(({ season, days }) => season && !season.least && days.some(isSame(day))),
);

/** Those on which a book is read through: short, with the Bible's own words. */
export const readingDays = guidedDays.filter((day) =>
  plans.some(({ readsOn, days }) => readsOn && days.some(isSame(day))),
);

/** The others have each of their parts. */
export const wholeDays = guidedDays
  .filter((day) => !seasonDays.includes(day) && !readingDays.includes(day))
  .map(withAllParts);

/** Those whose passage was chosen for them alone. */
export const chosenDays = days.filter((day) => !readingDays.some(isSame(day)));

/** The days of the twelve plans: a short reading, a prayer and a reflection. */
export const shortDays = days.filter((day) => !isGuided(day));

/** The articles with the words of their Markdown files. */
export const articleTexts = articles.map((article) => ({
  ...article,
  text: readFileSync(at(`content/articles/${article.slug}.md`), "utf8"),
}));

/** Likewise the short ones of the library. */
export const pieceTexts = pieces.map((piece) => ({
  ...piece,
  text: readFileSync(at(`content/articles/${piece.slug}.md`), "utf8"),
}));

type ArticleQuote = Scripture & { name: string; lines: readonly string[] };

/** The passages set off in the articles: "> … > — Psalm 121:1-2", lines of poetry with hard breaks. */
export const articleQuotes: readonly ArticleQuote[] = [...articleTexts, ...pieceTexts].flatMap(
  ({ slug, text }) =>
    [...text.matchAll(/^((?:>.*\n)+)> — (.+)$/gm)].map(([, quoted = "", reference = ""]) => {
      const lines = quoted
        .replaceAll(/^> ?/gm, "")
        .trim()
        .split(/\\\n|\n\n/);
      return { name: slug, reference, lines, verses: lines.join(" ") };
    }),
);

const namedDays: readonly NamedDay[] = [
  ...Object.values(easterDays),
  ...Object.values(fixedDays),
  baptismOfTheLord,
  lastSunday,
  thanksgivingDay,
];

const numbered = (name: string, texts: readonly string[]): Text[] =>
  texts.map((text, index) => ({ name: `${name} ${index + 1}`, text }));

/** The verse of each day with the line to pray it with. */
export const datedVerses = verses.map((verse) => ({ name: `verse ${verse.reference}`, ...verse }));

/** What the offices quote: psalms, readings, blessings. */
export const officeQuotations: readonly (Scripture & { name: string })[] = [
  ...psalter.flatMap(({ morning, evening }) => [morning.portion, evening.portion]),
  ...namedDays.flatMap(({ reading }) => reading ?? []),
  ...adventReadings,
  ...[openings, nightOpenings, seasonBlessings, nightBlessings].flatMap((ofSeason) =>
    Object.values(ofSeason).flat(),
  ),
  ...blessings,
  ...nightPsalms,
  ...songs,
  ...songsOfFeasts,
  ...[
    ...otherPortions.flat(),
    ...Object.values(greatDays).flatMap(({ psalms = [] }) => psalms),
    ...Object.values(sundayPsalms).flatMap((ofWeeks) => Object.values(ofWeeks).flat()),
  ].map(passageOf),
  ...Object.values(sundayLessons).flat().filter(Boolean).map(passageOf),
  ...confessions.map(({ assurance }) => assurance),
  simeonsSong,
].map((each) => ({ name: "office", ...each }));

/** The prayers that close an office; they end as collects have always ended. */
export const collectTexts: readonly Text[] = [
  ...Object.entries(collects).flatMap(([season, prayers]) =>
    numbered(`prayer, ${season}`, prayers),
  ),
  ...namedDays.flatMap(({ title, collect }) => (collect ? [{ name: title, text: collect }] : [])),
];

/** Our own words of each day, morning and night. */
export const dailyTexts: readonly Text[] = [
  ...datedVerses.map(({ name, line }) => ({ name: `line to pray, ${name}`, text: line })),
  ...numbered("praise", [...praises, ...easterPraises, ...Object.values(praisesOfFeasts)]),
  ...[...sundayIntercessions, ...intercessions, ...ofGreatDays].map(({ about, petitions }) => ({
    name: about,
    text: petitions.join(" "),
  })),
  ...collectTexts,
  ...numbered("night prayer", [
    ...sundayNightPrayers,
    feastNightPrayer,
    ...nightPrayers,
    ...Object.values(seasonNightPrayers).flat(),
  ]),
  ...numbered("looking back", [...sundayExamens, ...examens, ...Object.values(examensOf)].flat()),
  ...numbered("note", lessonNotes),
  ...numbered("silence", silences),
  ...numbered(
    "confession",
    confessions.flatMap(({ text, source }) => (source ? [] : [text])),
  ),
];

/** Every quotation that stands apart from our own words. */
export const quotations: readonly (Scripture & { name: string })[] = [
  { name: "home", ...homeScripture },
  { name: "contact", ...burdens },
  { name: "My Prayers, empty", ...firstPrayer },
  { name: "My Prayers, answered", ...thanksgiving },
  ...chosenDays.map(({ name, scripture }) => ({ name, ...scripture })),
  ...themes.flatMap(({ id, scriptures }) => scriptures.map((each) => ({ name: id, ...each }))),
  ...feelingPrayers.map(({ feeling, scripture }) => ({ name: feeling, ...scripture })),
  ...allBlessings.map((reference) => ({ name: "a blessing", ...passageOf(reference) })),
  ...articleQuotes,
  ...datedVerses,
  ...officeQuotations,
];

/** All our own words; quotations that stand apart are left out. */
export const ownTexts: readonly Text[] = [
  ...plans.flatMap(({ id, description, overview }) => [
    { name: `${id}, description`, text: description },
    { name: `${id}, overview`, text: overview },
  ]),
  ...days.flatMap(({ name, prayer, reflection }) => [
    { name: `${name}, prayer`, text: prayer },
    { name: `${name}, reflection`, text: reflection },
  ]),
  ...guidedDays.flatMap(({ name, pause = [], questions, carry = [] }) =>
    [pause, carry, questions].flat().map((text) => ({ name: `${name}, ${text}`, text })),
  ),
  ...themes.flatMap(({ id, description, prayer, reflection, applicationSteps }) => [
    { name: `${id}, description`, text: description },
    { name: `${id}, prayer`, text: prayer },
    { name: `${id}, reflection`, text: reflection },
    ...applicationSteps.map((text, index) => ({ name: `${id}, step ${index + 1}`, text })),
  ]),
  ...[...articleTexts, ...pieceTexts].flatMap(({ slug, excerpt, text }) => [
    { name: `${slug}, excerpt`, text: excerpt },
    { name: slug, text: text.replace(/^>.*$/gm, "") },
  ]),
  ...features.map(({ name, text }) => ({ name: `feature, ${name}`, text })),
  ...feelingPrayers.map(({ feeling, prayer }) => ({ name: `feeling, ${feeling}`, text: prayer })),
  ...hourPrayers.map(({ name, id, prayer }) => ({ name: `hour, ${name}, ${id}`, text: prayer })),
  ...occasions.map(({ id, prayer }) => ({ name: `occasion, ${id}`, text: prayer })),
  ...prayers.map(({ id, text }) => ({ name: `generator, ${id}`, text })),
  ...dailyTexts,
  ...[...testimonials, ...communityTestimonials].map(({ name, quote }) => ({ name, text: quote })),
  ...team.map(({ name, bio }) => ({ name: `team, ${name}`, text: bio })),
];

/** As many words as a reader counts: dashes and list marks standing alone are none. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The words alone, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:’[\p{L}]+)*/gu) ?? [];
}

/** The sentences of a text. A full stop may stand before a closing quotation mark or emphasis. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][”’)*]*)\s+|\n+/).filter((sentence) => sentence.trim() !== "");
}

function isGuided<Day extends PlanDay>(day: Day): day is Day & GuidedDay {
  return day.questions !== undefined;
}

function isSame({ prayer }: PlanDay) {
  return (other: PlanDay) => other.prayer === prayer;
}

function withAllParts<Day extends GuidedDay>({ pause, carry, ...day }: Day) {
  if (!pause || !carry) throw new Error(`${day.title} is not whole`);
  return { ...day, pause, carry };
}
