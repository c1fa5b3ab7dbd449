import { describe, expect, it, test } from "vitest";
import { occasionGroups, occasions } from "#content/occasions/occasions";
import { parseReference } from "./references";
import { sentencesOf, wordCount, wordsOf } from "./texts";

it("there are thirty for occasions and fourteen for people, each with an address of its own", () => {
  const people = occasions.filter(({ title }) => title.startsWith("For ")).length;
  expect([occasions.length - people, people]).toEqual([30, 14]);
  expect(new Set(occasions.map(({ id }) => id)).size).toBe(44);
  for (const { id } of occasions) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect(new Set(occasions.map(({ title }) => title)).size).toBe(44);
});

test.each(occasions)("$title is short, plain, and has a passage", ({ prayer, passage, title }) => {
  expect(wordCount(prayer)).toBeGreaterThanOrEqual(60);
  expect(wordCount(prayer)).toBeLessThanOrEqual(115);
  expect(wordCount(title)).toBeLessThanOrEqual(9);
  expect(prayer).toBe(prayer.trim());
  for (const sentence of sentencesOf(prayer)) expect(wordCount(sentence)).toBeLessThanOrEqual(45);
  expect(parseReference(passage).verses.length).toBeGreaterThan(0);
});

it("no two begin alike or end alike", () => {
  const ends = (of: (words: string[]) => string[]) =>
    occasions.map(({ prayer }) => of(wordsOf(prayer)).join(" "));
  for (const said of [ends((words) => words.slice(0, 3)), ends((words) => words.slice(-3))])
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([]);
});

it("the hard rooms come first, each with a line that promises nothing, and the others have none", () => {
  const [hard, ...others] = occasionGroups;
  const ids = hard?.occasions.map(({ id }) => id) ?? [];
  for (const id of ["a-deathbed", "a-funeral", "miscarriage", "before-surgery", "a-disaster"])
    expect(ids).toContain(id);
  for (const { line = "" } of hard?.occasions ?? []) expect(wordCount(line)).toBeLessThanOrEqual(9);
  for (const { occasions } of others)
    for (const { line } of occasions) expect(line).toBeUndefined();
});

describe("care", () => {
  const helpOf = (id: string) => occasions.find((one) => one.id === id)?.help;

  it("whom to call stands where despair may be near, or a home that is not safe", () => {
    for (const id of ["teenagers", "miscarriage", "in-recovery", "soldiers"])
      expect([id, helpOf(id)]).toEqual([id, "crisis"]);
    for (const id of ["couples", "hurt-by-church"])
      expect([id, helpOf(id)]).toEqual([id, "unsafeHome"]);
    expect([helpOf("children"), helpOf("addiction-first-day")]).toEqual(["child", "withdrawal"]);
  });

  it("no cure is promised, and nothing is blamed on faith", () => {
    const promise =
      /will (?:be )?heal(?:ed)?\b|if (?:we|I) (?:had|have) (?:enough )?faith|God’s plan|for a reason\b/i;
    expect(occasions.filter(({ prayer }) => promise.test(prayer)).map(({ id }) => id)).toEqual([]);
  });
});
