import { setImmediate } from "node:timers/promises";
import MiniSearch, { type SearchOptions } from "minisearch";
import { allReadings } from "#content/articles/articles";
import { getBody } from "#content/articles/bodies";
import { needHeading, needPath, needs } from "#content/bible/bible-needs";
import { type HelpPart, whomToCall } from "#content/help-lines";
import { hourLines, hours } from "#content/hours/hours";
import { occasionPath, occasions } from "#content/occasions/occasions";
import { faqGroups } from "#content/pages/faqs";
import { planOffered } from "#content/plans/dated-plan";
import { allPlans, firstTimes, type Plan } from "#content/plans/plans";
import { prayerThemes } from "#content/prayer-themes";
import { prayers } from "#content/prayers";
import type { Concept } from "#content/search/concept";
import { namedPages } from "#content/search/named-pages";
import { tellingOfOneself, thesaurus } from "#content/search/thesaurus";
import { perSite } from "#content/site.server";
import { allThemes } from "#content/themes/themes";
import * as paths from "~/paths";
import { now } from "~/runtime/clock.server";
import { withoutMaps } from "~/runtime/postings.server";
import { excerpt } from "~/runtime/quotation.server";
import { dayIn } from "~/runtime/time-zone.server";
import { allWordsOf, rootOf, tellingWords, withoutNumbers, wordsOf } from "./query.server";

type Found = {
  path: string;
  kind: string;
  title: string;
  text: string;
  /** Whom to call, in the place of the text, whose numbers must not be cut. */
  line?: readonly HelpPart[];
  /** Where its words stand, if neither title nor text have them. */
  why?: string;
};

/** A day that matches only its plan’s name is found with the plan. */
type Entry = Found & { more: () => string; also?: string; plan?: string; dated?: Dated };

/** A day whose place in its plan is another in another year. */
type Dated = { plan: Plan; day: Plan["days"][number] };

/** Of pages. */
const most = 8;

/** By title, then by concept, then by words, all of them if `whole`; whom to call leads. */
export function whatHelps(words: readonly string[], concepts: readonly Concept[], whole = false) {
  const [first = [], ...others] = concepts.slice(0, 3).map(({ to }) => to);
  // A query with two meanings finds both among the first three.
  const paths = [...first.slice(0, 2), ...others.map(([path = ""]) => path), ...first.slice(2)];
  const meant = [...paths, ...others.flat()].flatMap((path) => indexed().entries.get(path) ?? []);
  // "Ashamed" would lead who is hurt by another to pages about guilt.
  const inDanger = concepts.some(({ dangers, withoutVerses }) => dangers && withoutVerses);
  const told = tellingWords(words);
  // Words of a verse, or of what is told and understood, may stand anywhere in a page.
  const isTold = concepts.length > 0 && words.some((word) => tellingOfOneself.has(word));
  const isClear = whole || (told.length > 2 && isTold);
  const all = inDanger ? [] : searchSite(words, isClear ? attempts.slice(0, 1) : attempts);
  const isNoChance = (page: (typeof all)[number]) =>
    (page.isQuoted && told.length > 2) || (hasInTitle(page, words) && told.length > 1);
  const holding = isClear ? all.filter(isNoChance) : all;
  const hour = `A prayer for the ${told}`;
  const isCalled = (name = "") => wordsOf(name).join(" ") === words.join(" ");
  const today = holding.filter(({ kind, also }) => kind === "Page" && isCalled(also));
  const named = holding.filter(({ title }) => title === hour || isCalled(title));
  // Three words in their order are somebody's memory of a page; two may be chance.
  const quoted = holding.filter(({ isQuoted }) => isQuoted);
  const known = told.length > 2 ? [...quoted, ...meant] : [...meant, ...quoted];
  const found = [...today, ...named, ...known, ...behindElsewhere(holding, concepts)];
  const pages = [...new Map(found.map((page) => [page.path, page])).values()];
  const shown = pages.filter((page) => !standsUnderTheme(page, pages)).slice(0, most);
  return [...shown.filter(({ line }) => line), ...shown.filter(({ line }) => !line)].map(
    inThisYear,
  );
}

function hasInTitle({ title }: Found, words: readonly string[]): boolean {
  const held = new Set(wordsOf(title).map(rootOf));
  return tellingWords(words).every((word) => held.has(rootOf(word)));
}

/** A page mainly about something else goes last: "Financial Peace" is for money. */
function behindElsewhere(found: readonly Found[], concepts: readonly Concept[]): Found[] {
  if (concepts.length === 0) return [...found];
  const elsewhere = new Set(
    thesaurus.filter((concept) => !concepts.includes(concept)).map(({ to }) => to[0]),
  );
  const isElsewhere = ({ path }: Found) => Number(elsewhere.has(path));
  return [...found].sort((one, other) => isElsewhere(one) - isElsewhere(other));
}

/** Under one title the generator's prayer and the theme look like one page. */
const standsUnderTheme = ({ kind, title }: Found, pages: readonly Found[]): boolean =>
  kind === "Prayer" && pages.some((page) => page.kind === "Theme" && page.title === title);

/** The last attempts allow prefixes and slips. */
function searchSite(words: readonly string[], tries: readonly SearchOptions[]) {
  const { index, entries } = indexed();
  const telling = tellingWords(words).slice(0, 8);
  const roots = telling.map(rootOf);
  for (const options of tries) {
    const isAny = options.combineWith === "OR";
    const asked = isAny ? withoutNumbers(telling) : telling;
    // One word of many is chance.
    const least = isAny && asked.length > 1 ? 2 : 1;
    const found = index
      .search(asked.join(" "), options)
      .filter(({ queryTerms }) => queryTerms.length >= least)
      .slice(0, most);
    if (found.length === 0) continue;
    return found.flatMap(({ id }) => {
      const entry = entries.get(id as string);
      if (!entry) return [];
      const { more, ...page } = entry;
      const place = placeOf(more(), roots, `${page.title} ${page.text}`);
      const isWhole = options === attempts[0];
      const isQuoted = isWhole && roots.length > 1 && place?.inOrder;
      // Whom to call leads, and nobody comes to it by chance.
      return isWhole || !page.line ? [{ ...page, why: place?.why, isQuoted }] : [];
    });
  }
  return [];
}

/** The sentence of a page that has most of the words; none where title and text have as many. */
function placeOf(text: string, roots: readonly string[], shown: string) {
  const mayHold = (word: string) => roots.some((root) => word.startsWith(root));
  const rootsIn = (sentence: string) => allWordsOf(sentence).filter(mayHold).map(rootOf);
  const heldIn = (found: readonly string[]) => roots.filter((root) => found.includes(root)).length;
  let best = { held: heldIn(rootsIn(shown)), sentence: "", found: [] as string[] };
  for (const [sentence] of text.matchAll(/[^.!?\n]+[.!?’”]*/g)) {
    const found = rootsIn(sentence);
    const held = heldIn(found);
    if (held > best.held) best = { held, sentence: sentence.trim(), found };
  }
  if (!best.sentence) return undefined;
  const places = roots.map((root) => best.found.indexOf(root));
  const inOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  return { why: `It says: ${excerpt(best.sentence, longestWhy)}`, inOrder };
}

/** Characters. */
const longestWhy = 160;

const forgiving: SearchOptions = {
  prefix: (term, position, terms) => position === terms.length - 1 && term.length > 2,
  fuzzy: (term) => (term.length > 4 && !isIndexed(term) ? 0.2 : false),
};

const isIndexed = (term: string) =>
  indexed().index.search(term, { processTerm: (word) => word }).length > 0;

/** The strictest first. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", ...forgiving },
  { combineWith: "OR" },
  { combineWith: "OR", ...forgiving },
];

const indexing = perSite(() => {
  const index = withoutMaps(
    new MiniSearch<Entry>({
      idField: "path",
      fields: ["title", "text", "more", "also", "plan"],
      extractField: (entry, field) =>
        field === "more" ? entry.more() : entry[field as "title" | "also" | "plan"],
      tokenize: allWordsOf,
      processTerm: rootOf,
      searchOptions: {
        boost: { title: 5, text: 2 },
        filter: ({ match }) => Object.values(match).some((fields) => `${fields}` !== "plan"),
      },
    }),
  );
  const entries = new Map<string, Indexed>();
  const left = pages();
  const addNext = () => {
    const { value: entry } = left.next();
    if (entry) entries.set(entry.path, shownOf(entry));
    if (entry) index.add(entry);
    return entry !== undefined;
  };
  return { index, entries, addNext };
});

/** Ahead of a search, in slices between which others are served: two hundred plans of an operator's take half a second. */
export async function indexPages(): Promise<void> {
  const { addNext } = indexing();
  for (;;) {
    for (const end = performance.now() + slice; performance.now() < end; ) if (!addNext()) return;
    await setImmediate();
  }
}

/** Milliseconds. */
const slice = 10;

function indexed() {
  const { addNext, ...found } = indexing();
  while (addNext());
  return found;
}

type Indexed = Omit<Entry, "plan">;

/** A day is shown with its plan's title, which is not indexed. */
const shownOf = ({ plan, text, ...entry }: Entry): Indexed => ({
  ...entry,
  text: plan ? `${plan}, ${text}` : text,
});

/** Where it stands this year; with its plan where that has no room for it. */
function inThisYear({ dated, more: _, ...found }: Found & Partial<Indexed>): Found {
  if (!dated) return found;
  const { plan, day } = dated;
  const { title, days } = planOffered(plan, dayIn(undefined, new Date(now()))).plan;
  const number = days.indexOf(day) + 1;
  const reference = inOneLine(day.scripture.reference);
  if (!number) return { ...found, path: paths.planPath(plan.id), text: `${title}: ${reference}` };
  const text = `${title}, day ${number}: ${reference}`;
  return { ...found, path: paths.namedDayPath(plan.id, number), text };
}

const inOneLine = (reference: string) => reference.replaceAll(" ", "\u00a0");

function* pages(): Generator<Entry> {
  for (const { id, title, description, reflection, prayer } of allThemes()) {
    const more = () => `${reflection}\n${prayer}`;
    yield { path: paths.themePath(id), kind: "Theme", title, text: description, more };
  }
  const isFirst = firstTimes();
  for (const plan of allPlans()) {
    const { id, title, description, overview, duration } = plan;
    const kind = `Plan, ${duration}`;
    yield { path: paths.planPath(id), kind, title, text: description, more: () => overview };
    for (const [index, day] of plan.days.entries()) {
      if (!isFirst(plan, day)) continue;
      const path = paths.namedDayPath(id, index + 1);
      const text = `day ${index + 1}: ${inOneLine(day.scripture.reference)}`;
      const more = moreOf.bind(undefined, plan, index);
      const dated = plan.season && { plan, day };
      yield { path, kind: "Day of a plan", title: day.title, text, more, plan: title, dated };
    }
  }
  for (const need of needs) {
    const [path, title] = [needPath(need), needHeading(need)];
    yield { path, kind: "Bible passages", title, text: need.lead, more: none };
  }
  for (const { name, kind: title } of hours) {
    const [path, text] = [paths.hourPath(name), hourLines[name]];
    yield { path, kind: "Prayer", title, text, more: none };
  }
  for (const { prayer, also, ...occasion } of occasions) {
    const [path, text] = [occasionPath(occasion), excerpt(prayer, longestWhy)];
    yield { path, kind: "Prayer", title: occasion.title, text, also, more: () => prayer };
  }
  for (const { id, reference, text: words } of prayers) {
    const [text, more] = [`A prayer made of ${inOneLine(reference)}`, () => words];
    yield { path: paths.generatorPath(id), kind: "Prayer", title: prayerThemes[id], text, more };
  }
  for (const article of allReadings()) {
    const { id, title, excerpt: text } = article;
    const more = () =>
      getBody(article)
        .replaceAll(/<\/(?:p|h\d|li)>/g, "\n")
        .replaceAll(/<[^<>]*>|&\w+;/g, " ");
    yield { path: paths.articlePath(id), kind: "Article", title, text, more };
  }
  for (const { id, question, answer } of faqGroups().flatMap(({ faqs }) => faqs)) {
    const line = id === "crisis" ? whomToCall() : undefined;
    const found = { path: paths.questionPath(id), kind: "Question", title: question, text: answer };
    // Each is about the site, which its visitors name in these words and it names by its own.
    yield { ...found, also: "site website", line, more: () => answer };
  }
  for (const [path, title, text, also] of namedPages)
    yield { path, kind: "Page", title, text, also, more: none };
}

const none = () => "";

/** Of a plan that may be read anew each time: a day that is held holds all of it. */
function moreOf(plan: Plan, index: number): string {
  const { reflection, prayer } = plan.days[index] as Plan["days"][number];
  return `${reflection}\n${prayer}`;
}
