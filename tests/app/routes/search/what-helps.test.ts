import { expect, it } from "vitest";
import { conceptsOf, wordsOf } from "~/routes/search/query.server";
import { whatHelps } from "~/routes/search/search.server";

const titlesFor = (query: string) => {
  const words = wordsOf(query);
  return whatHelps(words, conceptsOf(words)).map(({ title }) => title);
};

it("leads from peace to what is about peace, not to a plan about money that has the word in its name", () => {
  const titles = titlesFor("peace");
  expect(titles[0]).toBe("Peace & Comfort");
  expect(titles).toContain("His peace, not the world’s");
  expect(titles.slice(0, 5)).not.toContain("Financial Peace");
  for (const title of ["How much is enough?", "Content with much or little"])
    expect(titles).not.toContain(title);
});

it("finds that plan by its name first, and a day by its plan and number", () => {
  expect(titlesFor("financial peace")[0]).toBe("Financial Peace");
  expect(titlesFor("financial peace day 4")).toContain("Content with much or little");
});
