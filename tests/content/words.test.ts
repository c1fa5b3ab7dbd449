import { describe, expect, test } from "vitest";
import { plans } from "#content/plans/plans";
import { communityTestimonials, testimonials } from "#content/samples";
import { themes } from "#content/themes/themes";
import {
  articleTexts,
  days,
  guidedDays,
  officeQuotations,
  pieceTexts,
  quotations,
  shortDays,
  wordCount,
} from "./texts";

/** Fails with the text's own beginning where its words are too few or too many. */
function expectWords(text: string, least: number, most: number): void {
  const words = wordCount(text);
  const said = `${words} words, not ${least} to ${most}: ${text.slice(0, 60)}`;
  expect(words >= least && words <= most, said).toBe(true);
}

const longReadings = new Set([
  ...guidedDays.map(({ scripture }) => scripture.verses),
  ...officeQuotations.map(({ verses }) => verses),
]);
const shortQuotations = quotations.filter(({ verses }) => !longReadings.has(verses));

describe("the words are as many as a reader can take:", () => {
  test.each(shortDays)("$name", ({ title, prayer, reflection, scripture }) => {
    expectWords(title, 2, 6);
    expectWords(prayer, 70, 120);
    expectWords(reflection, 120, 180);
    expectWords([title, scripture.verses, prayer, reflection].join(" "), 200, 400);
  });

  test.each(plans)("plan $id", ({ description, overview }) => {
    expectWords(description, 12, 22);
    expectWords(overview, 60, 110);
  });

  test.each(themes)("$id", ({ description, prayer, reflection, applicationSteps }) => {
    expectWords(description, 12, 22);
    expectWords(prayer, 80, 120);
    expectWords(reflection, 120, 160);
    for (const step of applicationSteps) expectWords(step, 8, 16);
  });

  test.each(shortQuotations)("$name, $reference", ({ verses }) => expectWords(verses, 9, 95));

  // A lesson may be as long as a portion of a book that is read through.
  test.each(officeQuotations)("$name, $reference", ({ verses }) => expectWords(verses, 9, 410));

  test.each(articleTexts)("$slug", ({ text }) => expectWords(text, 500, 800));

  test.each(pieceTexts)("$slug", ({ text }) => expectWords(text, 250, 400));

  test.each([...testimonials, ...communityTestimonials])("the words of $name", ({ quote }) => {
    expectWords(quote, 25, 45);
  });
});

test("paragraphs stand on one line each, with a blank line between", () => {
  const texts = [...plans.map(({ overview }) => overview), ...themes.map(({ prayer }) => prayer)];
  const rest = [...days, ...themes].flatMap(({ prayer, reflection }) => [prayer, reflection]);
  for (const text of [...texts, ...rest]) {
    expect(text).toBe(text.trim());
    for (const paragraph of text.split("\n\n")) expect(paragraph).toMatch(/^\S.*\S$/);
  }
});

test("words are counted as a reader counts them", () => {
  expect(wordCount("> One — two’s  three-four\n\n- 5 **six** ## …")).toBe(5);
});
