import { expect, it } from "vitest";
import { books } from "#content/bible/books";
import { editDistance } from "#content/edit-distance";
import { occasions } from "#content/occasions/occasions";
import { allPlans } from "#content/plans/plans";
import { stopWords, thesaurus } from "#content/search/thesaurus";
import { wordsOfTheirOwn } from "#content/search/words-of-their-own";
import { allThemes } from "#content/themes/themes";
import { allWordsOf, rootOf } from "~/routes/search/query.server";
import { getChapter } from "~/runtime/bible.server";

const rootsOf = (text: string) => allWordsOf(text).map(rootOf);

/** They mean what the word of the thesaurus means. */
const akin = new Set(
  rootsOf(
    "anxious belief unbelieving forgave forgot furiously impatience hunger repentant cruelty religion minister labour infancy began begun examine employed yourselves unceasing christmases",
  ),
);

it("no word of the Bible, or of our pages, is taken for a slip of another", () => {
  const verses = books.flatMap((book) =>
    Array.from({ length: book.chapters }, (_, at) => getChapter(book, at + 1)?.verses ?? []),
  );
  const days = allPlans().flatMap((plan) =>
    plan.days.flatMap((day) => [day.reflection, day.prayer]),
  );
  const themes = allThemes().flatMap(({ reflection, prayer }) => [reflection, prayer]);
  const pages = [...days, ...themes, ...occasions.map(({ prayer }) => prayer)];
  const all = new Set([...verses.flat(), ...pages].flatMap(rootsOf));
  const meant = new Set(thesaurus.flatMap(({ phrases }) => phrases.flatMap(rootsOf)));
  const known = new Set([...meant, ...stopWords, ...akin, ...wordsOfTheirOwn.map(rootOf)]);
  const long = [...meant].filter(({ length }) => length > 4);
  const taken = [...all].filter(
    (word) =>
      word.length > 4 &&
      !known.has(word) &&
      long.some(
        (root) =>
          root[0] === word[0] &&
          Math.abs(root.length - word.length) < 2 &&
          editDistance(root, word) < 2,
      ),
  );
  expect(taken).toEqual([]);
});
