import { hourNames } from "#content/hours/hour";
import { whole } from "../axe/check";
import { addStyle, contrastOf, measureOverArt } from "../contrast/measure";
import { expect, settled, test } from "../test";

test.describe.configure({ timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

/** Of each kind of page that has words over a drawing or a sky. */
const pages = [
  "/",
  "/features",
  "/blog",
  "/about",
  "/community",
  "/coming-soon",
  "/plans",
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
  "/bible",
  "/bible/psalms/23?pray=lectio&step=1",
  "/auth",
  "/picture?of=Psalm+23%3A1",
  "/no-such-page",
];

test("contrast is counted as the guideline counts it", () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test("words that would fade into the sky are found", async ({ page }) => {
  await page.goto("/pray?hour=midday");
  await settled(page, true);
  await addStyle(page, ".pray-words { color: #7fa8c8 !important }");
  const [worst] = await measureOverArt(page);
  expect(worst?.contrast).toBeLessThan(worst?.needed ?? 0);
});

/** All hours on both screens with `npm run axe`; in a test run one of each, and each with some pages. */
const visits = pages.flatMap((path, index) =>
  screens.map((screen, at) => ({ path, index, screen, isLeftOut: !whole && index % 2 !== at })),
);

for (const { path, index, screen } of visits.filter(({ isLeftOut }) => !isLeftOut)) {
  test(`words over art can be read: ${path}, ${screen.width} wide`, async ({ page }, info) => {
    await page.setViewportSize(screen);
    await page.goto(path);
    await settled(page, true);
    const sky = page.locator("[data-hour]");
    const hasSky = (await sky.count()) > 0;
    const rest = index % hourNames.length;
    const hours = whole ? hourNames : hourNames.slice(rest, rest + 1);
    for (const colorScheme of ["light", "dark"] as const)
      for (const hour of hasSky ? hours : hourNames.slice(0, 1)) {
        await page.emulateMedia({ colorScheme });
        await sky.evaluateAll((all, hour) => {
          for (const each of all) each.setAttribute("data-hour", hour);
        }, hour);
        const measured = await measureOverArt(page);
        const where = `${path} ${screen.width} ${colorScheme} ${hasSky ? hour : ""}`.trim();
        const lowest = measured[0]?.contrast.toFixed(2);
        info.annotations.push({ type: "contrast", description: `${where}: ${lowest}` });
        const faint = measured.filter(({ contrast, needed }) => contrast < needed);
        expect.soft(faint, where).toEqual([]);
      }
  });
}
