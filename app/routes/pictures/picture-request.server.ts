import type { SceneName } from "#content/art";
import { formatVerses, readReference } from "#content/bible/reference";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import { findSource, findVerses, type PrayerSource } from "~/prayers/prayer-sources.server";
import { pictureChoices } from "./picture-choices";
import { type Ratio, ratios, type Size, setWords, sizes } from "./picture-layout";
import { sceneNames } from "./picture-scenes";

/**
 * What an address asks to see as a picture: `of` names words of ours ("plan/anxiety-plan/4",
 * "verse/home") or a place in the Bible ("John 15:5"), the rest how they are to look.
 * @returns undefined for words that we do not have.
 */
export function pictureOf(query: URLSearchParams) {
  const of = query.get("of") ?? "";
  const source = findSource(of) ?? findPlace(of);
  if (!source) return undefined;
  const choices = pictureChoices(source.text, isScripture(of));
  const asked = choices.find(({ value }) => value === query.get("line")) ?? choices[0];
  if (!asked) return undefined;
  const chosen = {
    of,
    line: asked.value,
    scene: oneOf(sceneNames, query.get("scene")) ?? ownScene(of),
    ratio: oneOf(Object.keys(ratios) as Ratio[], query.get("ratio")) ?? "square",
    size: oneOf(Object.keys(sizes) as Size[], query.get("size")) ?? "middle",
  };
  const { text } = asked;
  const name = isScripture(of) ? (source.reference ?? "") : source.pageTitle;
  return {
    chosen,
    source: { path: source.path, pageTitle: source.pageTitle },
    choices,
    text,
    name,
    words: setWords(text, name, chosen.ratio, chosen.size),
  };
}

export type Picture = NonNullable<ReturnType<typeof pictureOf>>;

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

/** The scene of the plan or theme that the words are from; others get one by their letters. */
function ownScene(of: string): SceneName {
  const [, kind, id = ""] = /^(?:verse\/)?(plan|theme)\/([^/]+)/.exec(of) ?? [];
  const own = kind === "plan" ? getPlan(id) : kind === "theme" ? getTheme(id) : undefined;
  const sum = [...of].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return own?.scene ?? sceneNames[sum % sceneNames.length] ?? "hills";
}

function oneOf<Name extends string>(names: readonly Name[], asked: string | null) {
  return names.find((name) => name === asked);
}
