import MiniSearch, { type SearchOptions } from "minisearch";
import { articles } from "#content/articles/articles";
import { needHeading, needPath, needs } from "#content/bible/bible-needs";
import { type HelpPart, whomToCall } from "#content/help-lines";
import { hours } from "#content/hours/hours";
import { faqGroups } from "#content/pages/faqs";
import { plans } from "#content/plans/plans";
import { prayerThemes } from "#content/prayer-themes";
import { prayers } from "#content/prayers";
import { type Concept, thesaurus } from "#content/search/thesaurus";
import { themes } from "#content/themes/themes";
import {
  articlePath,
  generatorPath,
  hourPath,
  namedDayPath,
  planPath,
  questionPath,
  themePath,
} from "~/paths";
import { once } from "~/runtime/once.server";
import { rootOf, tellingWords, wordsOf } from "./query.server";

type Found = {
  path: string;
  kind: string;
  title: string;
  text: string;
  /** Whom to call, in the place of the text, whose numbers must not be cut. */
  line?: readonly HelpPart[];
};

/** A day that matches only its plan’s name is found with the plan. */
type Entry = Found & { more: string; plan?: string };

/** Of pages. */
const most = 8;

/** By title, then by concept, then by words; whom to call leads. */
export function whatHelps(words: readonly string[], concepts: readonly Concept[]): Found[] {
  const [first = [], ...others] = concepts.slice(0, 3).map(({ to }) => to);
  // A query with two meanings finds both among the first three.
  const paths = [...first.slice(0, 2), ...others.map(([path = ""]) => path), ...first.slice(2)];
  const meant = [...paths, ...others.flat()].flatMap((path) => site().entries.get(path) ?? []);
  // "Ashamed" would lead who is hurt by another to pages about guilt.
  const inDanger = concepts.some(({ dangers, withoutVerses }) => dangers && withoutVerses);
  const holding = inDanger ? [] : searchSite(words);
  const named = holding.filter(({ title }) => wordsOf(title).join(" ") === words.join(" "));
  const found = [...named, ...meant, ...behindElsewhere(holding, concepts)];
  const pages = [...new Map(found.map((page) => [page.path, page])).values()];
  const shown = pages.filter((page) => !standsUnderTheme(page, pages)).slice(0, most);
  return [...shown.filter(({ line }) => line), ...shown.filter(({ line }) => !line)];
}

/** A page mainly about something else goes last: "Financial Peace" is for money. */
function behindElsewhere(found: readonly Found[], concepts: readonly Concept[]): Found[] {
  if (concepts.length === 0) return [...found];
  const elsewhere = new Set(
    thesaurus.filter((concept) => !concepts.includes(concept)).map(({ to }) => to[0]),
  );
  return [
    ...found.filter(({ path }) => !elsewhere.has(path)),
    ...found.filter(({ path }) => elsewhere.has(path)),
  ];
}

/** Under one title the generator's prayer and the theme look like one page. */
const standsUnderTheme = ({ kind, title }: Found, pages: readonly Found[]): boolean =>
  kind === "Prayer" && pages.some((page) => page.kind === "Theme" && page.title === title);

/** The last attempts allow prefixes and slips. */
function searchSite(words: readonly string[]): Found[] {
  const { index, entries } = site();
  const text = tellingWords(words).slice(0, 8).join(" ");
  for (const options of attempts) {
    const found = index.search(text, options);
    if (found.length > 0)
      return found.slice(0, most).flatMap(({ id }) => entries.get(id as string) ?? []);
  }
  return [];
}

const forgiving: SearchOptions = {
  prefix: (term, position, terms) => position === terms.length - 1 && term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
};

/** The strictest first. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", ...forgiving },
  { combineWith: "OR" },
  { combineWith: "OR", ...forgiving },
];

const site = once(() => {
  const all = [...pages()];
  const index = new MiniSearch<Entry>({
    idField: "path",
    fields: ["title", "text", "more", "plan"],
    tokenize: wordsOf,
    processTerm: rootOf,
    searchOptions: {
      boost: { title: 5, text: 2 },
      filter: ({ match }) => Object.values(match).some((fields) => `${fields}` !== "plan"),
    },
  });
  index.addAll(all);
  return {
    index,
    entries: new Map(all.map((entry) => [entry.path, foundOf(entry)])),
  };
});

/** A day is shown with its plan's title, which is not indexed. */
const foundOf = ({ more: _, plan, text, ...found }: Entry): Found => ({
  ...found,
  text: plan ? `${plan}, ${text}` : text,
});

const inOneLine = (reference: string) => reference.replaceAll(" ", "\u00a0");

function* pages(): Generator<Entry> {
  const daysBefore = new Set<object>();
  for (const { id, title, description, reflection } of themes)
    yield { path: themePath(id), kind: "Theme", title, text: description, more: reflection };
  for (const { id, title, description, overview, duration, days } of plans) {
    const kind = `Plan, ${duration}`;
    yield { path: planPath(id), kind, title, text: description, more: overview };
    for (const [index, day] of days.entries()) {
      // Two plans share days with others; a day is found once.
      if (daysBefore.has(day)) continue;
      daysBefore.add(day);
      const path = namedDayPath(id, index + 1);
      yield {
        path,
        kind: "Day of a plan",
        title: day.title,
        text: `day ${index + 1}: ${inOneLine(day.scripture.reference)}`,
        more: day.reflection,
        plan: title,
      };
    }
  }
  for (const need of needs)
    yield {
      path: needPath(need),
      kind: "Bible passages",
      title: needHeading(need),
      text: need.lead,
      more: "",
    };
  for (const { name, title, kind } of hours)
    yield { path: hourPath(name), kind: "Prayer", title: kind, text: title, more: "" };
  for (const { id, reference, text } of prayers)
    yield {
      path: generatorPath(id),
      kind: "Prayer",
      title: prayerThemes[id],
      text: `A prayer made of ${inOneLine(reference)}`,
      more: text,
    };
  for (const { id, title, excerpt } of articles)
    yield { path: articlePath(id), kind: "Article", title, text: excerpt, more: "" };
  for (const { id, question, answer } of faqGroups.flatMap(({ faqs }) => faqs)) {
    const line = id === "crisis" ? whomToCall : undefined;
    const found = { path: questionPath(id), kind: "Question", title: question, text: answer };
    yield { ...found, line, more: answer };
  }
  for (const [path, title, text, more] of named) yield { path, kind: "Page", title, text, more };
}

const named = [
  [
    "/contact",
    "Contact Us",
    "Write to us, or ask for prayer.",
    "email phone support help prayer request",
  ],
  ["/help-center", "Help Center", "Find an answer by topic.", "support account password"],
  [
    "/preferences",
    "Reading Comfort",
    "Colors, size of the letters, and calm.",
    "dark mode font size large print motion",
  ],
  [
    "/bible",
    "The Bible",
    "All 66 books, to read and to search.",
    "books chapters old new testament berean",
  ],
] as const;
