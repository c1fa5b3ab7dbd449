import { expect, it } from "vitest";
import { rememberedPhrases, wordsForOneAnother } from "#content/search/remembered-words";
import { rootOf } from "~/routes/search/query.server";

it("a word of other translations stands for one of ours, and in one line", () => {
  const lines = wordsForOneAnother.map((words) => [...new Set(words.map(rootOf))]);
  expect(lines.filter((roots) => roots.length < 2)).toEqual([]);
  const all = lines.flat();
  expect(all.filter((root, at) => all.indexOf(root) !== at)).toEqual([]);
});

it("a turn of speech is as a query is read", () => {
  for (const turn of rememberedPhrases.flat()) expect(turn).toMatch(/^[a-z]+(?: [a-z]+)*$/);
  const remembered = rememberedPhrases.map(([theirs]) => theirs);
  expect(new Set(remembered).size).toBe(remembered.length);
});
