import type { Locator } from "@playwright/test";
import { signedUp } from "../support/person";
import { expect, test } from "../test";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("the day of who is signed in leads the first screen of a desk, and of a phone", async ({
  page,
}) => {
  await page.goto("/about");
  await signedUp(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const greeting = page.locator("#today-heading");
  const headline = page.getByRole("heading", { level: 1 });
  const sizeOf = (heading: Locator) =>
    heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect((await boxOf(greeting)).y).toBeLessThan((await boxOf(headline)).y);
  expect(await sizeOf(greeting)).toBeGreaterThan(await sizeOf(headline));
  await expect(page.getByRole("link", { name: "Choose a plan" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(greeting)).y).toBeLessThan((await boxOf(headline)).y);
});

test("the bar of who is signed in has room for all of its buttons", async ({ page }) => {
  await page.goto("/about");
  await signedUp(page);
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = await boxOf(page.getByRole("button", { name: "Menu", exact: true }));
    expect(menu.right, `at ${width}`).toBeLessThan(width);
    await expect(page.locator(".bar-home")).toHaveAccessibleName("Prayer LIFE");
  }
});

test("what ends a prayer stands on a plain ground, under the words and the moon", async ({
  page,
}) => {
  for (const width of [390, 640, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/pray?hour=night");
    const ground = page.locator(".pray-hour > div", { has: page.getByRole("button") });
    const [color, picture] = await ground.evaluate((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return [backgroundColor, backgroundImage];
    });
    expect(color, "no word shows through").toMatch(/^rgb\(/);
    expect(picture).toBe("none");
    const edge = await boxOf(ground);
    expect([edge.x, edge.right]).toEqual([0, width]);
    await page.getByRole("heading", { name: "How are you right now?" }).scrollIntoViewIfNeeded();
    const moon = await boxOf(page.locator('.pray-hour path[d^="M711"]'));
    expect((await boxOf(ground)).y - moon.bottom, `at ${width}`).toBeGreaterThan(11);
  }
});

test("no sun of a low banner fades, however wide the page", async ({ page }) => {
  for (const width of [390, 700, 820, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/help-center");
    const { height, width: drawn } = await boxOf(page.locator(".banner-scene").first());
    const faded = height * 0.45;
    // In the drawing of the water, the highest of the suns, it ends at 18.5 hundredths of the width.
    expect(height - faded, `at ${width}`).toBeGreaterThan(0.18 * drawn);
  }
});
