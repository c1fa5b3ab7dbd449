import { namedPassages, notInTheBible } from "#content/bible/passage-names";
import { once } from "~/runtime/once.server";
import { readTyped, type TypedReference } from "~/runtime/typed-reference.server";
import { rootOf, wordsOf } from "./query.server";

/** What stands around a name and says nothing. */
const around = new Set(
  "the a an of parable story text passage verse verses bible scripture about where is what does mean meaning read find in which chapter jesus".split(
    " ",
  ),
);
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

/** The passage that a query names: "the prodigal son", "Footprints" (with a note: it's no passage). */
export function namedIn(query: string): TypedReference | undefined {
  const typed = keyOf(query);
  const whole = typed.join(" ");
  const found =
    byKey().find(({ key }) => key.join(" ") === whole) ??
    byKey()
      .filter(({ key }) => key.length > (typed.length > key.length + mostBesides ? 2 : 1))
      .find(({ key }) => ` ${whole} `.includes(` ${key.join(" ")} `));
  if (!found) return undefined;
  const references = readTyped(found.reference)?.references ?? [];
  return found.note
    ? { references: [], others: references, note: found.note }
    : { references, others: [] };
}
