import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { planCounters } from "#content/plans/plan-counters";
import { prayerThemes } from "#content/prayer-themes";
import { prayers } from "#content/prayers";
import { articleAuthors, communityTestimonials, team, testimonials } from "#content/samples";
import { at } from "./files";

const voices = [...testimonials, ...communityTestimonials];
const people = [...voices, ...team].map(({ name }) => name);
const authors = Object.values(planCounters).map(({ author }) => author);

describe("the samples", () => {
  test("say in their first line that they are samples", () => {
    for (const file of ["samples.ts", "plans/plan-counters.ts", "themes/theme-counters.ts"]) {
      const [first] = readFileSync(at(`content/${file}`), "utf8").split("\n");
      expect(first).toBe("// samples: replace before publishing");
    }
  });

  test("are three voices at home, two in the community, and a team of five", () => {
    expect([testimonials.length, communityTestimonials.length, team.length]).toEqual([3, 2, 5]);
    expect(new Set(people).size).toBe(10);
  });

  test("name people by first name and initial, with a role", () => {
    for (const name of [...people, ...authors, ...Object.keys(articleAuthors)]) {
      expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
    }
    for (const { role } of [...voices, ...team]) expect(role).not.toBe("");
  });

  test("speak at home of what the specification names", () => {
    const [first, second, third] = testimonials.map(({ quote }) => quote);
    expect(first).toMatch(/‘I’.*Scripture/);
    expect(second).toMatch(/teens.*5-minute prayer plans/);
    expect(third).toMatch(/global prayer chain/);
  });

  test("promise no healing, no money and no numbers", () => {
    for (const { quote } of voices) {
      expect(quote.replace("5-minute", "")).not.toMatch(
        /\d|\bheal|\bcure|money|\bdebt|miracle|[$%]/i,
      );
    }
  });
});

test("the generator has its five prayers in order, each its own", () => {
  expect(prayers.map(({ id, reference }) => [id, prayerThemes[id], reference])).toEqual([
    ["peace", "Peace & Comfort", "Philippians 4:6-7"],
    ["strength", "Strength & Courage", "Joshua 1:9"],
    ["thanksgiving", "Thanksgiving", "Psalm 100:4-5"],
    ["guidance", "Guidance & Wisdom", "James 1:5"],
    ["faith", "Faith & Trust", "Proverbs 3:5-6"],
  ]);
  for (const { text } of prayers)
    expect(text).toMatch(/\b(I|me|my)\b.*\bYou\b|\bYou\b.*\b(I|me|my)\b/);
});
