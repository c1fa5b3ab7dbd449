import { editDistance } from "./edit-distance";
import { allPlans } from "./plans/plans";
import { perSite } from "./site.server";
import { allThemes } from "./themes/themes";

/** A plan or theme that may be what somebody meant. */
export type NearMatch = { kind: "plan" | "theme"; id: string; title: string };

/**
 * Up to five plans and themes that come near an id we do not have, best first. Titles and ids
 * count most where they begin with what was asked, and forgive a typing error; descriptions count for less; the scriptures are asked when those are silent.
 */
export function nearMatches(id: string): NearMatch[] {
  const named = id.slice(0, longestId).trim().toLowerCase();
  const asked = wordsOf(named).slice(0, mostWords);
  const found = best((entry) => (entry.id === named ? 100 : nearness(asked, entry)));
  const listed =
    found.length > 0 ? found : best((entry) => count(asked, entry.scriptures.split(" ")));
  return listed.map(({ kind, id, title }) => ({ kind, id, title }));
}

type Entry = NearMatch & {
  name: string[];
  /** The words that its title and its id begin with. */
  starts: string[];
  description: string[];
  /** Their words in one string, which takes less than a list. */
  scriptures: string;
};

const longestId = 80;
const mostWords = 8;
const mostMatches = 5;

/** Words that stand in many ids and sentences and tell nothing apart. */
const common = new Set(
  "and app are for from not plan plans that the theme themes who with".split(" "),
);

const entries = perSite((): readonly Entry[] => [
  ...allPlans().map((plan) => ({
    ...entryOf("plan", plan),
    scriptures: plan.days.flatMap((day) => wordsOf(day.scripture.verses)).join(" "),
  })),
  ...allThemes().map((theme) => ({
    ...entryOf("theme", theme),
    scriptures: theme.scriptures.flatMap((scripture) => wordsOf(scripture.verses)).join(" "),
  })),
]);

/** What is asked of a plan and a theme alike. */
function entryOf(kind: Entry["kind"], text: { id: string; title: string; description: string }) {
  const { id, title, description } = text;
  const names = [wordsOf(title), wordsOf(id)];
  const starts = names.flatMap(([first]) => first ?? []);
  return { kind, id, title, name: names.flat(), starts, description: wordsOf(description) };
}

/** The first few entries that score at all; equals keep the order of the lists. */
function best(score: (entry: Entry) => number): Entry[] {
  return entries()
    .map((entry) => ({ entry, points: score(entry) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, mostMatches)
    .map(({ entry }) => entry);
}

/** How well the words asked for fit an entry's name, and then its description. */
function nearness(asked: string[], entry: Entry): number {
  const points = asked.map((word, index) => {
    if (index === 0 && entry.starts.includes(word)) return 7;
    if (entry.name.includes(word)) return 6;
    if (entry.name.some((other) => isForm(word, other) || isSlip(word, other))) return 4;
    return entry.description.some((other) => word === other || isForm(word, other)) ? 1 : 0;
  });
  return points.reduce((sum: number, each) => sum + each, 0);
}

function count(asked: string[], words: string[]): number {
  return words.filter((word) => asked.includes(word)).length;
}

/** Whether one word begins with the other: "pray" and "prayer", "worry" and "worrying". */
function isForm(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return shorter >= 4 && one.slice(0, shorter) === other.slice(0, shorter);
}

/** Whether a typing error or two lie between the words; short words must be typed right. */
function isSlip(one: string, other: string): boolean {
  if (one.length < 4) return false;
  const allowed = one.length < 8 ? 1 : 2;
  return Math.abs(one.length - other.length) <= allowed && editDistance(one, other) <= allowed;
}

/** Its telling words, in lower case and without accents; digits alone tell nothing. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^a-z]+/).filter((word) => word.length > 2 && !common.has(word));
}
