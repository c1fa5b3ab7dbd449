import type { Locator } from "@playwright/test";
import { signedUp } from "../support/person";
import { expect, settled, test } from "../test";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("the day of who is signed in is the first screen, and what the site is opens for its anchors", async ({
  page,
}) => {
  await page.goto("/about");
  await signedUp(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await settled(page, true);
  const about = page.getByText("About Prayer LIFE", { exact: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveId("today-heading");
  await expect(page.getByRole("link", { name: "Choose a plan" })).toBeInViewport({ ratio: 1 });
  await expect(about).toBeInViewport();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link")).toHaveText(["Today", "Plans", "Bible", "Pray", "Search"]);
  await expect(bar.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  const popular = page.locator("#popular-plans");
  await expect(popular).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("link", { name: "Add names" })).toBeInViewport({ ratio: 1 });
  await about.click();
  await popular.getByRole("button", { name: "See All" }).click();
  await popular.getByRole("button", { name: "View Less" }).click();
  await expect(popular).toBeVisible();
  await page.goto("/about");
  await page.goto("/#devotional-themes");
  await settled(page, true);
  await expect(page.locator("#themes-heading")).toBeInViewport();
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
    const ground = page.locator(".pray-hour > div.no-print", { has: page.getByRole("button") });
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

test("the overview of an account has no empty cell, whatever is begun", async ({ page }) => {
  await page.goto("/about");
  await signedUp(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [count, id] of ["anxiety-plan", "family-plan", "wisdom-plan"].entries()) {
    await page.goto(`/plan/${id}`);
    await settled(page, true);
    await page.getByRole("button", { name: "Start Plan" }).first().click();
    await expect(page.getByRole("button", { name: "Start Plan" })).toHaveCount(0);
    await page.goto("/account");
    const part = page.getByRole("region", { name: "In progress" });
    const plans = await part.getByRole("listitem").all();
    expect(plans).toHaveLength(count + 1);
    const due = page.locator("main .vigil", { hasText: "To pray today" });
    const light = page.getByRole("region", { name: "Calendar of light" });
    const card = page
      .locator("main .card")
      .filter({ has: part })
      .or(part.and(page.locator(".card")));
    const [first, month, going, last] = await Promise.all(
      [due, light, card, plans.at(-1) ?? part].map(boxOf),
    );
    if (!first || !month || !going || !last) throw new Error("they are drawn");
    // One plan stands beside the month, under what is to be prayed; more of them go under the month.
    expect([going.x, month.right]).toEqual([first.x, first.right]);
    expect(count === 0 ? going.y : going.right).toBe(count === 0 ? month.y : month.right);
    if (count > 0) expect(going.right - last.right).toBeLessThan(40);
  }
});

test("no sun of a strip of dawn fades, however wide the page", async ({ page }) => {
  for (const width of [320, 390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/help-center");
    const { height, width: drawn } = await boxOf(page.locator(".banner-scene").first());
    // In the drawing of the water, the highest of the suns, it ends at 18.5 hundredths of the width.
    expect(height * 0.75, `at ${width}`).toBeGreaterThan(0.18 * drawn);
  }
});
