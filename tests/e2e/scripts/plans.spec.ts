import { expect, settled, test } from "../test";

const place = () => scrollY;

test("choosing a day moves neither the page nor the focus, and its title is announced", async ({
  page,
}) => {
  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  const next = page.getByRole("button", { name: "Next Day" });
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(place);
  await next.click();
  await expect(page.locator("#day h2")).toContainText("Day 2: ");
  await expect(page).toHaveURL(/\/plan\/anxiety-plan\?day=2$/);
  await expect(next).toBeFocused();
  expect(await page.evaluate(place)).toBe(before);
  await expect(page.locator("p[aria-live=polite]")).toHaveText(
    "Day 2: Cast your cares - Dealing with Anxiety - Prayer LIFE",
  );

  const five = page.getByRole("button", { name: /^Day 5/ });
  await five.click();
  await expect(page.locator("#day h2")).toContainText("Day 5: ");
  await expect(five).toBeFocused();
  await page.goBack();
  await expect(page.locator("#day h2")).toContainText("Day 2: ");
  await page.goBack();
  await expect(page.locator("#day h2")).toContainText("Day 1: ");
});

test("at the ends the focus goes to the heading of the day", async ({ page }) => {
  await page.goto("/plan/anxiety-plan?day=6");
  await settled(page, true);
  const heading = page.locator("#day h2");
  await page.getByRole("button", { name: "Next Day" }).press("Enter");
  await expect(heading).toContainText("Day 7: ");
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: /^Day 2/ }).press("Enter");
  await expect(heading).toContainText("Day 2: ");
  await page.getByRole("button", { name: "Previous Day" }).press("Enter");
  await expect(heading).toContainText("Day 1: ");
  await expect(heading).toBeFocused();
});

test("saving moves neither the page nor its history", async ({ page }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, true);
  const button = page.getByRole("button", { name: "Save plan" });
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [scrollY, history.length]);
  await button.click();
  await expect(page.locator("#save .notice")).toBeVisible();
  await expect(page).toHaveURL(/\/plan\/anxiety-plan\?day=4&done=save$/);
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual(before);
  await expect(button).toBeFocused();
  await page.getByRole("button", { name: "Next Day" }).click();
  await expect(page.locator("#save .notice")).toHaveCount(0);
});

test("an act without a connection is said, and the page stays", async ({ page, context }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, true);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(
    page.locator(".toast-region").getByText("We could not reach the server. Please try again."),
  ).toBeVisible();
  await expect(page.locator("#day h2")).toContainText("Day 4: ");
});
