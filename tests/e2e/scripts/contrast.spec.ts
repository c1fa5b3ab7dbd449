import { hourNames } from "#content/hours/hour";
import type { Color } from "#content/year/seasons";
import { whole } from "../axe/check";
import { addStyle, contrastOf, measureOverArt } from "../contrast/measure";
import { expect, settled, test } from "../test";

test.describe.configure({ timeout: 240_000 });

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

/** Of each kind of page that has words over a drawing or a sky. */
const pages = [
  "/",
  "/features",
  "/about",
  "/community",
  "/plan/peace",
  "/plan/anxiety-plan?day=4",
  "/theme/theme-17",
  "/theme/theme-2?pray=now",
  "/pray",
  "/pray?hour=midday&pray=now",
  "/pray?hour=evening&pray=amen",
  "/today",
  "/today/2026-12-24",
  "/today/2027-03-28",
  "/today/2027-05-16",
  "/today/morning",
  "/today/night",
  "/bible/psalms/23?pray=lectio&step=1",
  "/auth",
];

test("contrast is counted as the guideline counts it", () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test("words that would fade into the sky are found", async ({ page }) => {
  await page.goto("/pray?hour=midday");
  await settled(page, true);
  await addStyle(page, ".pray-words { color: var(--veil) !important }");
  const [worst] = await measureOverArt(page);
  expect(worst?.contrast).toBeLessThan(worst?.needed ?? 0);
});

/** In the page: a column of any length, of the faintest words and of the gold ones by turns. */
function fillColumn(): void {
  const lines = Array.from({ length: 160 }, (_, at) => {
    const line = document.createElement("p");
    line.textContent = at % 2 ? "Faint words, many of them" : "Gold words, many of them";
    line.className = at % 2 ? "text-ink-quiet leading-tight!" : "text-dawn leading-tight!";
    return line;
  });
  document.querySelector(".pray-column")?.replaceChildren(...lines);
}

const colors = ["white", "green", "red", "violet"] satisfies Color[];

/** What stands in it changes from day to day, and with it the place of every line. */
for (const { width, height } of screens)
  for (const path of ["/today/morning", "/pray?hour=morning&pray=now"])
    test(`words at every place of the sky can be read: ${path}, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await settled(page, true);
      await page.evaluate(fillColumn);
      const sky = page.locator("[data-hour]");
      const isOfDay = (await page.locator("[data-color]").count()) > 0;
      // The night has no color of its own, and a desk the same sky as a phone.
      for (const hour of hourNames)
        for (const color of colors.slice(0, isOfDay && width < 600 && hour !== "night" ? 4 : 1)) {
          await sky.evaluate(
            (at, [hour, color]) => {
              at.setAttribute("data-hour", hour);
              if (at.hasAttribute("data-color")) at.setAttribute("data-color", color);
            },
            [hour, color] as const,
          );
          const measured = await measureOverArt(page, 2);
          expect(measured.length).toBeGreaterThan(30);
          const faint = measured.filter(({ contrast, needed }) => contrast < needed);
          expect.soft(faint, `${hour} ${color}`).toEqual([]);
        }
    });

test("in the reader's own few colors no words lie over art", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/pray", "/pray?hour=night&pray=now", "/today", "/plan/peace", "/auth"]) {
    await page.goto(path);
    expect(await measureOverArt(page, 1), path).toEqual([]);
  }
});

/** All hours on both screens in both color schemes with `npm run axe`; in a test run one of each, and each with some pages. */
const visits = pages.flatMap((path, index) =>
  screens.map((screen, at) => ({ path, index, screen, isLeftOut: !whole && index % 2 !== at })),
);
const schemes = ["light", "dark"] as const;

for (const { path, index, screen } of visits.filter(({ isLeftOut }) => !isLeftOut)) {
  test(`words over art can be read: ${path}, ${screen.width} wide`, async ({ page }, info) => {
    await page.setViewportSize(screen);
    await page.goto(path);
    await settled(page, true);
    const sky = page.locator("[data-hour]");
    const hasSky = (await sky.count()) > 0;
    const rest = index % hourNames.length;
    const hours = whole ? hourNames : hourNames.slice(rest, rest + 1);
    for (const colorScheme of whole ? schemes : ([index % 3 ? "dark" : "light"] as const))
      for (const hour of hasSky ? hours : hourNames.slice(0, 1)) {
        await page.emulateMedia({ colorScheme });
        await sky.evaluateAll((all, hour) => {
          for (const each of all) each.setAttribute("data-hour", hour);
        }, hour);
        const measured = await measureOverArt(page);
        const where = `${path} ${screen.width} ${colorScheme} ${hasSky ? hour : ""}`.trim();
        expect.soft(measured.length, where).toBeGreaterThan(0);
        const lowest = measured[0]?.contrast.toFixed(2);
        info.annotations.push({ type: "contrast", description: `${where}: ${lowest}` });
        const faint = measured.filter(({ contrast, needed }) => contrast < needed);
        expect.soft(faint, where).toEqual([]);
      }
  });
}
