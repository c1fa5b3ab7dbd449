import { everydayScenes, type SceneName, scenes } from "#content/art";
import { formatVerses, readReference } from "#content/bible/reference";
import { getPlan } from "#content/plans/plans";
import { site } from "#content/site.server";
import { getTheme } from "#content/themes/themes";
import { getVerse } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { feastScene } from "#content/year/named-days";
import { findSource, findVerses, type PrayerSource } from "~/prayers/prayers.server";
import { once } from "~/runtime/once.server";
import { inOneLine } from "~/runtime/quotation.server";
import { fitsPictures, ratios, setWords, sizes } from "./picture-layout";

/**
 * What an address asks to see as a picture: `of` names words of ours ("plan/anxiety-plan/4",
 * "verse/home") or a place in the Bible ("John 15:5"), the rest how they are to look.
 * @returns undefined for words that we do not have; unasked, the verse of the start page.
 */
export function pictureOf(query: URLSearchParams) {
  const of = query.get("of") ?? "verse/home";
  const source = findSource(of) ?? findPlace(of);
  if (!source) return undefined;
  const choices = pictureChoices(source.text, isScripture(of));
  const asked = choices.find(({ value }) => value === query.get("line")) ?? choices[0];
  if (!asked) return undefined;
  const chosen = {
    of,
    line: asked.value,
    scene: oneOf(scenes, query.get("scene")) ?? ownScene(of, source.reference),
    ratio: oneOf(ratios, query.get("ratio")) ?? "square",
    size: oneOf(sizes, query.get("size")) ?? "middle",
  };
  const { text } = asked;
  const name = isScripture(of) ? (source.reference ?? "") : source.pageTitle;
  return {
    chosen,
    source: { path: source.path, pageTitle: source.pageTitle },
    choices,
    text,
    name,
    words: setWords(text, name, chosen.ratio, chosen.size, site().name),
  };
}

type Picture = NonNullable<ReturnType<typeof pictureOf>>;

/** All that distinguishes a picture from others, as the query of its address. */
export function pictureQuery({ of, line, scene, ratio, size }: Picture["chosen"]): string {
  return new URLSearchParams({ of, line, scene, ratio, size }).toString();
}

const isScripture = (of: string) => !/^(plan|theme|hour|generator)\//.test(of);

/** The verses of a reference as people write one. */
function findPlace(of: string): PrayerSource | undefined {
  const { book, chapter, verses = [] } = readReference(of) ?? {};
  if (!book || !chapter || verses.length === 0) return undefined;
  return findVerses([book.slug, String(chapter), formatVerses(verses)]);
}

/** The verses of Easter and Christmas, which are the same in every year. */
const feastVerses = once(
  () =>
    new Map(
      Array.from({ length: 365 }, (_, count) => addDays("2027-01-06", count)).flatMap((day) => {
        const scene = feastScene(day);
        return scene ? [[getVerse(day).reference, scene] as const] : [];
      }),
    ),
);

/** The scene of the feast, plan or theme that the words are from; others get one by their letters. */
function ownScene(of: string, reference?: string): SceneName {
  const [, kind, id = ""] = /^(?:verse\/)?(plan|theme)\/([^/]+)/.exec(of) ?? [];
  const own = kind === "plan" ? getPlan(id) : kind === "theme" ? getTheme(id) : undefined;
  const sum = [...of].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const feast = own ? undefined : feastVerses().get(reference ?? "");
  return own?.scene ?? feast ?? everydayScenes[sum % everydayScenes.length] ?? "hills";
}

function oneOf<Name extends string>(
  choices: Readonly<Record<Name, unknown>>,
  asked: string | null,
) {
  return (Object.keys(choices) as Name[]).find((name) => name === asked);
}

/** Words of a text that can be a picture: all of it, a part of a long one, or a sentence. */
type PictureChoice = {
  /** In an address: "0" for all of it, "3-7" for a part, "3" for a sentence. */
  value: string;
  label: string;
  text: string;
  isPart: boolean;
};

/** Characters of a prayer that are offered at once: a line, not a page. */
const longestPrayer = 400;

/** Characters of a part: large enough to be read on a phone, with the light in sight. */
const longestPart = 420;

/** What of a text is offered as a picture, the first unless something else is chosen. */
export function pictureChoices(text: string, isScripture: boolean): PictureChoice[] {
  const sentences = sentencesOf(text);
  const single = sentences.map(({ words }, index) => choice(String(index + 1), words));
  if (isScripture ? fitsPictures(text) : text.length <= longestPrayer) {
    if (sentences.length === 1) return [choice("0", text)];
    return [{ ...choice("0", text), label: "All of it" }, ...single];
  }
  return isScripture ? [...partsOf(text, sentences), ...single] : single;
}

type Sentence = { words: string; from: number; to: number };

function sentencesOf(text: string): Sentence[] {
  let end = 0;
  return (
    text
      .split(/\n{2,}|(?<=[.!?][”’]{0,2})\s+(?=[“‘A-Z])/)
      .map((line) => line.trim())
      .filter((line) => line.length > 0)
      // A song's sentence may be longer than a picture.
      .flatMap((line) => (fitsPictures(line) ? line : line.split(/(?<=[,;:—])\n\s*/)))
      .map((words) => {
        const from = text.indexOf(words, end);
        end = from + words.length;
        return { words, from, to: end };
      })
  );
}

/** A long text in parts of about the same length, each of whole sentences and as few as can be read. */
function partsOf(text: string, sentences: readonly Sentence[]): PictureChoice[] {
  let count = Math.ceil(text.length / longestPart);
  let parts = divided(text, sentences, count);
  // Short lines fill a picture with fewer characters.
  while (!parts.every(fitsPictures) && count < sentences.length) {
    count += 1;
    parts = divided(text, sentences, count);
  }
  let first = 0;
  return parts.map((words, index) => {
    const value = `${first + 1}-${first + sentencesOf(words).length}`;
    first += sentencesOf(words).length;
    const label = `Part ${index + 1} of ${parts.length}: ${short(words, 50)}`;
    return { value, label, text: words, isPart: true };
  });
}

function divided(text: string, sentences: readonly Sentence[], count: number): string[] {
  const partOf = ({ from, to }: Sentence) => Math.floor((((from + to) / 2) * count) / text.length);
  const parts: { from: number; to: number; part: number }[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    const part = partOf(sentence);
    if (last?.part === part) last.to = sentence.to;
    else parts.push({ from: sentence.from, to: sentence.to, part });
  }
  return parts.map(({ from, to }) => text.slice(from, to));
}

function choice(value: string, text: string): PictureChoice {
  return { value, label: short(text, 70), text, isPart: false };
}

function short(words: string, most: number): string {
  const text = inOneLine(words);
  return text.length > most ? `${text.slice(0, most - 2)}…` : text;
}
