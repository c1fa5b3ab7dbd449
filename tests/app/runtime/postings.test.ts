import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { withoutMaps } from "~/runtime/postings.server";
import { randomFrom } from "../../support/random";

const { below, pick } = randomFrom(7);
const words = "peace peaceful pray prayer prayed worry worried sea stone bread light".split(" ");
const some = (most: number) => Array.from({ length: below(most) }, () => pick(words)).join(" ");
const texts = Array.from({ length: 300 }, (_, id) => ({
  id,
  title: some(4),
  more: `${some(40)}${id === 7 ? " amen".repeat(400) : ""}`,
}));

it("finds and ranks as MiniSearch does with its own maps", () => {
  const fields = ["title", "more"];
  const [theirs, ours] = [new MiniSearch({ fields }), withoutMaps(new MiniSearch({ fields }))];
  for (const index of [theirs, ours]) index.addAll(texts);
  let count = 0;
  const options = [
    { combineWith: "AND" as const },
    { prefix: true, fuzzy: 0.3 },
    { boost: { title: 5 } },
  ];
  for (const query of ["peace", "pray worry", "praed", "wor", "light sea bread", "nothing"])
    for (const option of options) {
      const found = theirs.search(query, option);
      expect(ours.search(query, option)).toEqual(found);
      count += found.length;
    }
  expect(count).toBeGreaterThan(1_000);
  expect(ours.search("amen").map(({ id }) => id)).toEqual([7]);
  // Bound to its insides: of another version look again.
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(["_index", "addTerm"]));
});
