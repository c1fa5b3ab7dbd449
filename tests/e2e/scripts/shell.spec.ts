import { fill, registrationOf, somebody } from "../support/person";
import { expect, settled, test } from "../test";

test("a change of page moves the focus, announces the title, and Back finds its place", async ({
  page,
}) => {
  await page.goto("/");
  await settled(page, true);
  await page.evaluate(() => scrollTo(0, 600));
  const place = await page.evaluate(() => scrollY);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Features" })
    .click();
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Features" })).toHaveText(
    "Features - Prayer LIFE",
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("what another program puts into the page before it is alive does not break it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.setAttribute("data-extension", "");
      document.body.append(document.createElement("aside"));
    });
  });
  await page.goto("/");
  await settled(page, true);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Features" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");
});

/** Where the page stands in each frame, once something of the next one is there. */
const watch = (there: string) => {
  const seen: number[] = [];
  Object.assign(globalThis, { seen });
  const look = () => {
    if (document.querySelector(there)) seen.push(Math.round(scrollY));
    requestAnimationFrame(look);
  };
  look();
};
const seen = () => [...new Set((globalThis as unknown as { seen: number[] }).seen)];

test("the page that a form leads to begins at its top, without a way to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/auth?tab=register");
  await settled(page, true);
  await fill(page, registrationOf(somebody()));
  await page.evaluate(watch, "#prayer-plans");
  await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Account of" })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(seen)).toEqual([0]);
});

test("a hash that is no encoding breaks nothing, whether come with or typed", async ({ page }) => {
  await page.goto("/#%");
  await settled(page, true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => location.assign("#%E0%A4%A"));
  await expect(page).toHaveURL(/#%25E0%25A4%25A$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
