import { describe, expect, it } from "vitest";
import { needs } from "#content/bible/bible-needs";
import { understand } from "~/routes/search/query.server";
import { comfortOf } from "~/routes/search/search.server";
import { whatHelps } from "~/routes/search/site-index.server";

const sick = "/theme/theme-5";
const grief = "/plan/grief-plan";
const night = "/plan/psalms-for-the-night-plan";

/** A sentence, the need whose passages lead, and the pages of both its halves. */
const table: [string, string, string[]][] = [
  ["my mother has cancer and I can’t sleep", "sickness", [sick, night]],
  ["I can’t sleep and my mother has cancer", "sickness", [sick, night]],
  ["I can’t sleep, my son is in the hospital", "sickness", [sick, night]],
  ["lying awake because my wife has a tumor", "sickness", [sick, night]],
  ["I can’t sleep since my dad died", "grief", [grief, night]],
  ["my grandmother passed away and I can’t sleep at night", "grief", [grief, night]],
  ["can’t fall asleep but my husband died last week", "grief", [grief, night]],
  ["worried about money and my dad has cancer", "sickness", [sick]],
  ["I have an exam tomorrow and my grandfather died", "grief", [grief]],
  ["exam tomorrow but my sister is ill", "sickness", [sick]],
];

describe("a sentence of two needs", () => {
  it.each(table)("is heard in both, the graver first: %s", (query, id, paths) => {
    const { words, concepts } = understand(query);
    const pages = whatHelps(words, concepts).map(({ path }) => path);
    expect(needs.find((need) => need.id === concepts[0]?.need)?.id).toBe(id);
    expect(comfortOf(concepts)).toBeDefined();
    expect(pages.slice(0, 4)).toEqual(expect.arrayContaining(paths));
  });
});
