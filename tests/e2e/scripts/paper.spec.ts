import type { Page } from "@playwright/test";
import { expectedBlocks } from "../../support/chapter-blocks";
import { linesOf, overlaps, type Run, readPdf } from "../support/paper";
import { signedUp } from "../support/person";
import { write } from "../support/prayers";
import { expect, settled, test } from "../test";

const formats = ["A4", "Letter"] as const;

type Paper = { format?: (typeof formats)[number]; text?: string };

/** What the page of an address looks like on paper. */
async function printed(page: Page, path: string, { format = "A4", text }: Paper = {}) {
  await page.goto(path);
  await page.evaluate(async (size) => {
    if (size) document.documentElement.setAttribute("data-text", size);
    await document.fonts.ready;
  }, text);
  return readPdf(await page.pdf({ format, preferCSSPageSize: false }));
}

const wordsOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join(" ");

/** What is pressed on a screen. */
const pressed =
  /^(?:Log in|Get Started|Menu|Help now|Leave this page|Print.*|Share|Copy|Amen|Mark|Save.*|Pray (?:it|with) .*|Next Day|Read aloud|Listen)$/;

/** No heading ends a sheet, nothing lies over anything or beyond the edge, and nothing is to be pressed. */
function expectClean(path: string, { runs, wide }: Awaited<ReturnType<typeof readPdf>>): void {
  expect(overlaps(runs), `${path}: words over words`).toEqual([]);
  const buttons = runs.filter(({ text }) => pressed.test(text.trim()));
  expect(wordsOf(buttons), `${path}: what is pressed`).toBe("");
  const beyond = runs.filter(({ x, width }) => x < 20 || x + width > wide - 20);
  expect(wordsOf(beyond), `${path}: beyond the edge`).toBe("");
  for (const sheet of new Set(runs.map((run) => run.sheet))) {
    const last = runs.filter((run) => run.sheet === sheet).at(-1);
    expect([path, sheet, isHeading(last)]).toEqual([path, sheet, false]);
  }
}

const eyebrow = /^(?:Prayer|Reflection|Pause|Two Questions|A Line to Carry|For Reflection)$/;
const isHeading = (run?: Run) => !run || run.size > 12.5 || eyebrow.test(run.text);

/** With the most sheets that they may take. */
const pages = {
  "/bible/psalms/23": 1,
  "/bible/psalms/23?v=2-3": 1,
  "/bible/john/3": 3,
  "/today/morning?day=2026-12-02": 4,
  "/today/morning?day=2027-06-03": 3,
  "/today/night?day=2026-12-02": 3,
  "/today/night?day=2027-03-15": 3,
  "/prayers/occasions": 8,
  "/prayers/occasions?of=before-surgery&pray=now": 1,
  "/today/2026-12-24": 1,
  "/plan/anxiety-plan?day=3": 2,
  "/plan/family-plan": 2,
  "/plan/advent-plan?day=2": 2,
  "/theme/theme-5": 2,
  "/theme/theme-17?pray=now": 1,
  "/pray?hour=night&of=monday": 1,
  "/blog?article=1": 3,
  "/faqs": 6,
  "/": 6,
} satisfies Record<string, number>;

for (const format of formats)
  test(`on ${format} no words lie over others, and sheets are few`, async ({ page }) => {
    for (const [path, most] of Object.entries(pages)) {
      const paper = await printed(page, path, { format });
      expectClean(path, paper);
      expect([path, paper.sheets <= most, paper.sheets]).toEqual([path, true, paper.sheets]);
      expect(wordsOf(paper.runs).length, path).toBeGreaterThan(150);
    }
  });

test("a sheet begins with its title, help ends it, and a day is one sheet", async ({ page }) => {
  for (const path of ["/pray?hour=night&of=monday", "/plan/anxiety-plan?day=4", "/theme/theme-5"]) {
    const { runs } = await printed(page, path);
    const words = wordsOf(runs);
    const at = words.indexOf("988");
    expect([path, at > words.length / 2]).toEqual([path, true]);
    expect(words.indexOf("All rights reserved")).toBeGreaterThan(at);
  }
  for (const format of formats)
    expect((await printed(page, "/plan/anxiety-plan?day=4", { format })).sheets).toBe(1);
});

test("paper has the one size that its reader chose", async ({ page }) => {
  for (const path of ["/today/night?day=2026-12-02", "/plan/advent-plan?day=2", "/bible/john/3"]) {
    const sizes = async (text?: string) => {
      const { runs } = await printed(page, path, { text });
      const letters = new Map<number, number>();
      // The rest of God's name is set in small capitals.
      for (const { size, text: words } of runs.filter((run) => !/^[A-Z]+$/.test(run.text)))
        letters.set(size, (letters.get(size) ?? 0) + words.length);
      const [[most] = [0]] = [...letters].sort(([, one], [, other]) => other - one);
      return { most, all: [...letters.keys()].sort((one, other) => one - other) };
    };
    const usual = await sizes();
    const largest = await sizes("largest");
    expect([path, usual.most]).toEqual([path, 12]);
    // A title, headings of two ranks, the words, what is said about them, and marks.
    expect(usual.all.length, `${path}: ${usual.all}`).toBeLessThanOrEqual(6);
    // A printer may draw a sheet a hundredth smaller.
    const grown = largest.all.map((size, at) => size / ((usual.all[at] ?? 0) * 1.5));
    for (const share of grown) expect(share).toBeCloseTo(1, 1.7);
    expect(largest.all).toHaveLength(usual.all.length);
  }
});

test("without the sheet of its room a page still has its words, and none over others", async ({
  page,
}) => {
  await page.route(/\/assets\/praying-[^/]*\.css/, (route) => route.abort());
  const words: Record<string, RegExp> = {
    "/pray?hour=night&of=monday": /Father/,
    "/today/2026-12-24": /swaddling cloths/,
    "/plan/anxiety-plan?day=3": /Reflection/,
  };
  for (const [path, some] of Object.entries(words)) {
    const { runs } = await printed(page, path);
    expect(overlaps(runs), path).toEqual([]);
    expect(wordsOf(runs), path).toMatch(some);
  }
});

const chapters = [
  "psalms/23",
  "psalms/136",
  "psalms/119",
  "exodus/20",
  "isaiah/40",
  "luke/1",
  "philippians/2",
  "ezra/2",
  "lamentations/1",
  "proverbs/31",
  "daniel/5",
  "revelation/4",
];

test("chapters are printed in the lines and paragraphs of their translators", async ({ page }) => {
  for (const chapter of chapters) {
    const paper = await printed(page, `/bible/${chapter}`);
    expectClean(chapter, paper);
    const [slug = "", number] = chapter.split("/");
    expect(readBlocks(paper.runs, expectedBlocks(slug, Number(number))), chapter).toEqual([]);
  }
});

/** @returns the blocks that do not begin with a printed line of their own and end with one. */
function readBlocks(runs: readonly Run[], blocks: readonly string[]): string[] {
  const lines = linesOf(runs).map(scripture).filter(Boolean);
  const wrong: string[] = [];
  const wanted = blocks.map(bare).filter(Boolean);
  let at = lines.findIndex((line) => wanted[0]?.startsWith(line));
  for (const block of wanted) {
    let read = "";
    while (at < lines.length && read.length < block.length) read += lines[at++];
    if (read !== block) wrong.push(`${block} | ${read}`);
    if (wrong.length > 2) break;
  }
  return wrong;
}

const bare = (text: string) => text.replaceAll(/\s/g, "");

/** A line without the verses' numbers and the notes' marks; nothing where it is none of the text. */
function scripture(line: readonly Run[]): string {
  if (!line.some(({ size }) => Math.abs(size - 12) < 0.1)) return "";
  const own = line.filter(({ size, text }) => size > 11.9 || /^[A-Z]+[^a-z0-9]*$/.test(text));
  const words = bare(own.map(({ text }) => text).join(""));
  // The names of the letters in Psalm 119.
  return /^[A-Z]+(?:and[A-Z]+)?$/.test(words) ? "" : words;
}

test("a plan is a booklet of small pages; a list of prayers is a sheet", async ({ page }) => {
  await page.goto("/plan/anxiety-plan/print");
  await settled(page, true);
  await expect(page.getByRole("button", { name: "Print the booklet" })).toBeVisible();
  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(Math.round(pdf.wide)).toBe(420);
  expectClean("the booklet", pdf);
  const starts = pdf.runs.filter(({ text, size }) => size > 12.5 && text.startsWith("Day "));
  expect(starts.map(({ text }) => text.slice(0, 6))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => `Day ${day}:`),
  );
  expect(new Set(starts.map(({ sheet }) => sheet)).size).toBe(7);
  expect(wordsOf(pdf.runs)).toContain("Berean Standard Bible");

  await signedUp(page);
  await page.goto("/account/prayers");
  await settled(page, true);
  await write(page, { "Your prayer": "For Ruth and the child\n\nGuard them both, Lord." });
  const list = await printed(page, "/account/prayers");
  expectClean("My Prayers", list);
  expect(wordsOf(list.runs)).toContain("Guard them both, Lord.");
  await page.goto("/account/prayers");
  await settled(page, true);
  await page.getByRole("link", { name: "A sheet to print" }).click();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  const sheet = await printed(page, "/account/prayers/print");
  expectClean("a sheet of prayers", sheet);
  expect([sheet.sheets, wordsOf(sheet.runs).includes("Guard them both, Lord.")]).toEqual([1, true]);
  expect(wordsOf((await printed(page, "/account/prayers/print?names")).runs)).not.toContain(
    "Guard",
  );
});

test("Print opens the browser's own window, on pages with scripts and on those without others", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.append(document.createElement("output")) }),
  );
  for (const path of ["/bible/psalms/23", "/today/night", "/plan/anxiety-plan", "/theme/theme-5"]) {
    await page.goto(path);
    await page.getByRole("button", { name: /^Print/ }).click();
    await expect(page.locator("body > output")).toHaveCount(1);
  }
});
