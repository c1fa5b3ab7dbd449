import type { Page } from "@playwright/test";
import { expect, settled, test } from "../test";

const dialog = (page: Page) => page.getByRole("dialog");
const read = (page: Page, index: number) => page.getByRole("link", { name: "Read" }).nth(index);

/** The ways out of an article that only scripts know, besides the Close button. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "the Close button": (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "the overlay": (page) => page.mouse.click(40, 600),
  Back: (page) => page.goBack(),
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/blog");
  await settled(page, true);
});

test("an article closes; the page stays where it was and the focus returns", async ({ page }) => {
  await read(page, 2).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      await read(page, 2).focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
      await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(place);

      await leave(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page).toHaveTitle("Prayer Insights & Tips - Prayer LIFE");
      await expect(read(page, 2)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(place);
    });
  }
});

test("opening and closing are steps of the history", async ({ page }) => {
  await read(page, 0).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?article=1$/);
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
});

test("an article opened by its address is modal and gives the focus to its Read", async ({
  page,
}) => {
  await page.goto("/blog?article=6");
  await settled(page, true);
  expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(read(page, 2)).toBeFocused();
});

test("a link in an article leads away from it", async ({ page }) => {
  await page.goto("/blog?article=1");
  await settled(page, true);
  await dialog(page).getByRole("link", { name: "Dealing with Anxiety" }).click();
  await expect(page).toHaveURL(/\/plan\/anxiety-plan$/);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
});

test("another page of the list starts at its top, for the keyboard too", async ({ page }) => {
  const next = page.getByRole("button", { name: "Next" });
  await next.scrollIntoViewIfNeeded();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(next).toBeDisabled();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Close stays within reach, however far one has read", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/blog?article=3");
  await settled(page, true);
  await page.getByRole("dialog").evaluate((dialog) => dialog.scrollTo(0, 1_500));
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport({
    ratio: 1,
  });
});
