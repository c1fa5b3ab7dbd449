import { findVerses } from "~/bookmarks/bible-source.server";
import { findSource, type PrayerSource } from "~/bookmarks/prayer-sources.server";
import type { SceneName } from "../../../content/art";
import { formatVerses, readReference } from "../../../content/bible/reference";
import { getPlan } from "../../../content/plans/plans";
import { getTheme } from "../../../content/themes/themes";
import { type Ratio, ratios, type Size, setWords, sizes } from "./picture-layout";
import { sceneNames } from "./picture-scenes";

/** Characters of a prayer that are offered at once: a line, not a page. */
const longestPrayer = 400;

/**
 * What an address asks to see as a picture: `of` names words of ours ("plan/anxiety-plan/4",
 * "verse/home") or a place in the Bible ("John 15:5"), the rest how they are to look.
 * @returns undefined for words that we do not have.
 */
export function pictureOf(query: URLSearchParams) {
  const of = query.get("of") ?? "";
  const source = findSource(of) ?? findPlace(of);
  if (!source) return undefined;
  const lines = linesOf(source.text);
  const isWhole = isScripture(of) || source.text.length <= longestPrayer;
  const asked = Number(query.get("line") ?? "");
  const line = lines[asked - 1] ? asked : isWhole ? 0 : 1;
  const chosen = {
    of,
    line,
    scene: oneOf(sceneNames, query.get("scene")) ?? ownScene(of),
    ratio: oneOf(Object.keys(ratios) as Ratio[], query.get("ratio")) ?? "square",
    size: oneOf(Object.keys(sizes) as Size[], query.get("size")) ?? "middle",
  };
  const text = line === 0 ? source.text : (lines[line - 1] ?? source.text);
  const name = isScripture(of) ? (source.reference ?? "") : source.pageTitle;
  return {
    chosen,
    source: { path: source.path, pageTitle: source.pageTitle },
    lines,
    isWhole,
    text,
    name,
    words: setWords(text, name, chosen.ratio, chosen.size),
  };
}

export type Picture = NonNullable<ReturnType<typeof pictureOf>>;

/** All that distinguishes a picture from others, as the query of its address. */
export function pictureQuery({ of, line, scene, ratio, size }: Picture["chosen"]): string {
  return new URLSearchParams({ of, line: String(line), scene, ratio, size }).toString();
}

const isScripture = (of: string) => !/^(plan|theme|hour|generator)\//.test(of);

/** The verses of a reference as people write one. */
function findPlace(of: string): PrayerSource | undefined {
  const { book, chapter, verses = [] } = readReference(of) ?? {};
  if (!book || !chapter || verses.length === 0) return undefined;
  return findVerses([book.slug, String(chapter), formatVerses(verses)]);
}

/** The sentences of a text, one by one. */
function linesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?][”’]{0,2}) (?=[“‘A-Z])/)
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
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
