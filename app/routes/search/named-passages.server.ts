import { namedPassages, notInTheBible } from "#content/bible/passage-names";
import { editDistance } from "#content/edit-distance";
import { around, joining, tellingOfOneself } from "#content/search/thesaurus";
import { once } from "~/runtime/once.server";
import { readTyped, type TypedReference } from "~/runtime/typed-reference.server";
import { isInBible } from "~/runtime/verse-index.server";
import { findHeaded } from "./passages.server";
import { rootOf, type understand, wordsOf } from "./query.server";

/** Words besides a name of two words; a longer one is no chance. */
const mostBesides = 2;

const keyOf = (words: string) =>
  wordsOf(words)
    .filter((word) => !around.has(word))
    .map(rootOf);

const byKey = once(() => {
  const all = [
    ...namedPassages.map(({ names, reference }) => ({ names, reference, note: undefined })),
    ...notInTheBible.map(({ names, near, note }) => ({ names, reference: near, note })),
  ];
  return all.flatMap(({ names, ...passage }) =>
    names.map((name) => ({ key: keyOf(name), ...passage })),
  );
});

const keyed = (whole: string) => byKey().find(({ key }) => key.join(" ") === whole);

/** A slip or two apart. */
const isNear = (one: string, other: string) =>
  one[0] === other[0] &&
  one.length > 3 &&
  Math.abs(one.length - other.length) < 3 &&
  editDistance(one, other) <= (Math.min(one.length, other.length) > 7 ? 2 : 1);

const mayBeSlips = (typed: readonly string[], key: readonly string[]) =>
  !typed.some((word) => !key.includes(word) && isInBible(word));

/** The passage that a query names: "the prodigal son", "Footprints" (with a note: it's no passage). */
export function namedIn(query: string): TypedReference | undefined {
  const typed = keyOf(query);
  const whole = typed.join(" ");
  const found =
    keyed(whole) ??
    byKey().find(({ key }) => isNear(key.join(" "), whole) && mayBeSlips(typed, key)) ??
    byKey()
      .filter(({ key }) => key.length > (typed.length > key.length + mostBesides ? 2 : 1))
      .find(({ key }) => ` ${whole} `.includes(` ${key.join(" ")} `));
  if (!found) return undefined;
  const references = readTyped(found.reference)?.references ?? [];
  return found.note
    ? { references: [], others: references, note: found.note }
    : { references, others: [] };
}

const most = { words: 9, shown: 3 };

/**
 * The passages over which the translators have set what was typed: all its words and, unless they tell of a
 * need, at the most one more. Nothing for somebody who tells of danger.
 */
export function headedIn(
  query: string,
  { concepts, dangers, withoutVerses }: Omit<ReturnType<typeof understand>, "words">,
): TypedReference | undefined {
  const whole = wordsOf(query);
  const isGuarded = dangers.length > 0 || withoutVerses;
  if (isGuarded && whole.some((word) => tellingOfOneself.has(word))) return undefined;
  const isNeed = isGuarded || concepts.length > 0;
  const tellingOf = (words: readonly string[]) => words.filter((word) => !joining.has(word));
  const typed = tellingOf(whole);
  for (const words of [typed, typed.filter((word) => !around.has(word))]) {
    if (words.length < (isNeed ? 2 : 1) || words.length > most.words) continue;
    const mostMore = isNeed || words.length < 2 ? 0 : 1;
    const found = findHeaded(words)
      .map((each) => ({ ...each, more: tellingOf(wordsOf(each.words)).length - words.length }))
      .filter(({ more }) => more <= mostMore)
      .sort((one, other) => one.more - other.more);
    const references = found.slice(0, most.shown).map(({ reference }) => reference);
    if (references.length > 0) return { references, others: [] };
  }
  return undefined;
}
