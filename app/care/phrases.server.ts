import { otherwise, phrases } from "#content/danger/phrases";
import { once } from "~/runtime/once.server";
import { stemOf, type Word } from "./features.server";

/** Words on either side that may say that a phrase is meant otherwise. */
const context = 12;

type Phrase = { kind: string; words: (ReadonlySet<string> | "*")[] };

const stemsOf = (words: string, parting: string) => new Set(words.split(parting).map(stemOf));

const known = once(() => {
  const byFirst = new Map<string, Phrase[]>();
  for (const [kind, list] of Object.entries(phrases))
    for (const phrase of list) {
      const [first = "", ...others] = phrase.split(" ");
      const words = others.map((each) => (each === "*" ? each : stemsOf(each, "|")));
      for (const stem of stemsOf(first, "|"))
        byFirst.set(stem, [...(byFirst.get(stem) ?? []), { kind, words }]);
    }
  return { byFirst, otherwise: stemsOf(otherwise, " ") };
});

/** Where a text has phrases of danger, those left out that are denied, long over, or meant otherwise. */
export function findPhrases(words: readonly Word[]) {
  const { byFirst } = known();
  return words.flatMap(({ stem }, from) =>
    (byFirst.get(stem) ?? []).flatMap((phrase) => {
      const to = endOf(phrase.words, words, from + 1);
      return to === undefined || isOtherwise(words, from, to)
        ? []
        : [{ kind: phrase.kind, from, to }];
    }),
  );
}

function endOf(
  [next, ...others]: Phrase["words"],
  words: readonly Word[],
  at: number,
): number | undefined {
  if (!next) return at;
  if (next !== "*" && next.has("!")) return next.has(words[at]?.stem ?? "") ? undefined : at;
  if (next !== "*")
    return next.has(words[at]?.stem ?? "") ? endOf(others, words, at + 1) : undefined;
  return endOf(others, words, at) ?? endOf(others, words, at + 1) ?? endOf(others, words, at + 2);
}

function isOtherwise(words: readonly Word[], from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - 2), from);
  if (before.some(({ plain }) => /^(?:not|never|no)$/.test(plain))) return true;
  const around = words.slice(Math.max(0, from - context), to + context);
  return around.some(
    ({ plain, stem }) => known().otherwise.has(stem) || /^(?:19|20)\d\d$/.test(plain),
  );
}
