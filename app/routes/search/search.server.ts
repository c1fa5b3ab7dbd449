import { getNeed, type Need, needHeading, needPath } from "#content/bible/bible-needs";
import { biblePath } from "#content/bible/bible-path";
import { bookLength } from "#content/bible/books";
import {
  formatReference,
  type Reference,
  readReference,
  referencePath,
  type VerseRange,
} from "#content/bible/reference";
import { getFeeling } from "#content/feelings";
import { isHourName } from "#content/hours/hour";
import { occasionPath, occasions } from "#content/occasions/occasions";
import { getPlan } from "#content/plans/plans";
import type { Concept } from "#content/search/concept";
import { themeOf } from "#content/search/theme-of";
import { thesaurus } from "#content/search/thesaurus";
import { getTheme } from "#content/themes/themes";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { planPrayerPath, themePrayerPath } from "~/paths";
import { excerpt, quotePassage } from "~/runtime/quotation.server";
import { readTyped, readWithin } from "~/runtime/typed-reference.server";
import { feelingPath } from "~/ui/controls/feelings";
import { headedIn, namedIn } from "./named-passages.server";
import { findQuoted, searchBible } from "./passages.server";
import { cleanQuery, rootOf, tellingWords, understand, wordsOf } from "./query.server";
import { whatHelps } from "./site-index.server";

const most = { verses: 36, atOnce: 12, needPassages: 4, quoted: 6, meant: 3, cry: 8, glimpse: 280 };

/** A page with a query is personal: never cached. */
export const searchCacheKey: CacheKeyReader = (_, query) =>
  cleanQuery(query.get("q")) ? undefined : "/search";

/** Stores nothing. @param typed the raw query @param count how many verses to show */
export function searchPage(typed: string | null, count: string | null) {
  const query = cleanQuery(typed);
  const verseCount = Math.min(Math.max(Math.trunc(Number(count)) || 0, most.atOnce), most.verses);
  const place = readTyped(query);
  // "Job" may be the book, or what somebody has lost.
  const isReference = Boolean(place?.note ?? place?.references.some(({ chapter }) => chapter));
  const quoted = isReference ? [] : findQuoted(query);
  const quote = quoted.find(({ isSure, score }) => isSure && score > (quoted[0]?.score ?? 0) - 0.2);
  const meaning = understand(query, quote?.beside);
  const { words, dangers, withoutVerses } = meaning;
  // Who quotes a psalm may be in danger, too: the lines stand there, and the psalm. A few words are no psalm.
  const isQuotation = quote !== undefined && (dangers.length === 0 || words.length > most.cry);
  const near = quoted.filter(({ isSure, score }) => isSure && score > (quote?.score ?? 0) - 0.1);
  const meant = isQuotation ? near.slice(0, most.meant) : [];
  const verses = meant.map(({ reference }) => reference);
  const { references: all = [], others = [], note } = place ?? placeIn(query, meaning) ?? {};
  const named = all.filter((passage) => !verses.some((verse) => holds(passage, verse)));
  const shown = [...verses, ...named].map(passageOf);
  const concepts = isQuotation
    ? conceptsOf(meaning.concepts, verses, quote.beside)
    : meaning.concepts;
  const references = [...new Map(shown.map((each) => [each.path, each])).values()];
  const comfort = isReference || isQuotation ? undefined : comfortOf(concepts);
  const need = needOf(words, concepts);
  const found =
    isReference || withoutVerses || words.length === 0
      ? { verses: [], versesInAll: 0, holding: "these words" as const }
      : searchBible(
          words,
          verseCount,
          quoted.slice(0, most.quoted).flatMap((each) => (meant.includes(each) ? [] : each.place)),
          need,
          [comfort?.reference, ...references.map(({ name }) => name)],
        );
  return {
    query,
    // The name of a place tells of nobody.
    dangers: isReference ? [] : dangers,
    references,
    /** What to know of what was typed for a place, and where else it may lead. */
    reading: note || others.length > 0 ? { note, others: others.map(linkTo) } : undefined,
    comfort,
    pages: isReference ? [] : whatHelps(words, concepts, isQuotation),
    need: need && !isReference && shownNeed(need, words),
    ...found,
    morePath:
      verseCount < most.verses
        ? `/search?${new URLSearchParams({ q: query, verses: String(verseCount + most.atOnce) })}#verses-${found.verses.length}`
        : undefined,
  };
}

/** The name of an hour tells of none. */
function needOf(words: readonly string[], concepts: readonly Concept[]) {
  const told = tellingWords(words);
  if (told.length > 0 && told.every(isHourName)) return undefined;
  return getNeed(concepts.find(({ need }) => need)?.need ?? "");
}

const shownNeed = (need: Need, words: readonly string[]) => ({
  heading: needHeading(need),
  of: need.of,
  isNear: !wordsOf(need.of).some((word) => words.map(rootOf).includes(rootOf(word))),
  path: needPath(need),
  passages: need.passages.slice(0, most.needPassages).map(([reference, why]) => ({
    reference,
    why,
    path: biblePath(reference) ?? "",
  })),
});

function holds({ book, chapter, verses }: Reference, verse: Reference): boolean {
  const [[at] = [0]] = verse.verses;
  const isIn = ([from, to]: VerseRange) => from <= at && at <= to;
  return (
    book === verse.book && chapter === verse.chapter && (verses.length === 0 || verses.some(isIn))
  );
}

/** Of verses that were quoted: what its pages and passages are about, and what is said beside it. */
function conceptsOf(
  all: readonly Concept[],
  verses: readonly Reference[],
  beside: readonly string[],
) {
  const said = beside.length > 0 ? understand(beside.join(" ")).concepts : [];
  return all.filter((concept) => {
    const need = getNeed(concept.need ?? "");
    const kin = need ? thesaurus.filter((each) => each.need === need.id) : [concept];
    const pages = concept.to.flatMap((path) => {
      const id = path.split("/").at(-1) ?? "";
      const days = getPlan(id)?.days.map(({ scripture }) => scripture) ?? [];
      return [...days, ...(getTheme(id)?.scriptures ?? [])].map(({ reference }) => reference);
    });
    const passages = [
      ...kin.map(({ comfort = "" }) => comfort),
      ...(need?.passages.map(([reference]) => reference) ?? []),
      ...pages,
    ].flatMap((reference) => readReference(reference) ?? []);
    return (
      said.includes(concept) ||
      verses.some((verse) => passages.some((passage) => holds(passage, verse)))
    );
  });
}

/** A verse, or a passage by its name or its heading, among other words. */
function placeIn(query: string, meaning: ReturnType<typeof understand>) {
  const named = namedIn(query);
  // Who may be in danger is told of no mistake.
  const isSaid = named && !(named.note && meaning.dangers.length > 0);
  return readWithin(query) ?? (isSaid ? named : headedIn(query, meaning));
}

export type SearchPage = Omit<ReturnType<typeof searchPage>, "dangers">;

export function comfortOf(concepts: readonly Concept[]) {
  for (const concept of concepts) {
    const reference = concept.comfort ?? getNeed(concept.need ?? "")?.comfort;
    const prayer = prayerOf(concept);
    if (reference && prayer)
      return { reference, text: quotePassage(readReference(reference)), ...prayer };
  }
  return undefined;
}

/** The prayer of what leads its pages, so that card and list agree: else of its first theme. */
function prayerOf(concept: Concept) {
  const [leading = ""] = concept.to;
  const occasion = occasions.find((each) => occasionPath(each) === leading);
  if (occasion) return { title: occasion.title, path: leading };
  const feeling = getFeeling(concept.feeling ?? null);
  if (feeling && getTheme(feeling.theme))
    return { title: `For when you’re ${feeling.name.toLowerCase()}`, path: feelingPath(feeling) };
  const [, id = "", day] = /^\/plan\/(.+)\?day=(\d+)$/.exec(leading) ?? [];
  const plan = getPlan(id);
  if (plan && !plan.season)
    return { title: `A prayer from ${plan.title}`, path: planPrayerPath(id, Number(day)) };
  const theme = themeOf(concept);
  return theme && { title: `A prayer from ${theme.title}`, path: themePrayerPath(theme.id) };
}

const linkTo = (place: Reference) => ({ name: formatReference(place), path: referencePath(place) });

function passageOf(reference: Reference) {
  const name = formatReference(reference);
  const text = reference.chapter
    ? quotePassage(reference)
    : `A book of ${bookLength(reference.book)}.`;
  return { name, path: referencePath(reference), text: excerpt(text, most.glimpse) };
}
