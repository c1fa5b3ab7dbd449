import { expect, settled, test } from "./test";

test("the skip link leads past the bar, the bar marks its page, the small menu closes", async ({
  page,
  alive,
}) => {
  await page.goto("/features");
  await settled(page, alive);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  const bar = page.getByRole("navigation", { name: "Main" });
  const linkTo = (name: string) => bar.getByRole("link", { name });
  await expect(linkTo("Features")).toHaveAttribute("aria-current", "page");
  await linkTo("Blog").click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page).toHaveTitle("Prayer Insights & Tips - Prayer LIFE");
  await expect(linkTo("Blog")).toHaveAttribute("aria-current", "page");
  await expect(linkTo("Features")).not.toHaveAttribute("aria-current", "page");

  await settled(page, alive);
  // It folds before its words break.
  for (const width of [900, 1000, 1030]) {
    await page.setViewportSize({ width, height: 800 });
    const link = page.getByRole("banner").getByRole("link", { name: "Get Started" });
    expect(await link.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(50);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL(/\/features$/);
  await expect(menu).toBeHidden();
});

test("a fragment and the hero's button lead to their sections", async ({ page, alive }) => {
  await page.goto("/#testimonials");
  await settled(page, alive);
  await expect(page.locator("#testimonials h2")).toBeInViewport();
  for (const line of ["Find God's Peace in Prayer", "Track. Pray. Grow. Repeat."]) {
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Try Prayer LIFE for Free" }).click();
  await expect(page.locator("#download")).toBeInViewport();
});
