import type { Page } from "@playwright/test";
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
  for (const width of [900, 1000, 1024, 1030, 1150]) {
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

test("on a home screen a page has Back and its address, home and private pages what they need of it", async ({
  page,
  alive,
}) => {
  await installed(page);
  const row = page.getByRole("banner").locator(".app-row");
  const back = row.getByRole("link", { name: "Back" });
  const share = row.getByText("Share", { exact: true });
  await page.goto("/themes");
  await settled(page, alive);
  await page.goto("/plans");
  await settled(page, alive);
  await page.getByRole("main").getByRole("link", { name: "Dealing with Anxiety" }).click();
  await expect(page).toHaveURL(/\/plan\/anxiety-plan$/);
  await share.click();
  await expect(row.getByText(/^http.*\/plan\/anxiety-plan$/)).toBeVisible();
  await share.click();
  await back.click();
  await expect(page).toHaveURL(/\/plans$/);
  await settled(page, alive);
  await page.goto("/request/no-such-token");
  await expect(share).toBeHidden();
  await expect(back).toBeVisible();
  await page.goto("/");
  await expect(share).toBeVisible();
  await expect(back).toBeHidden();
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

/** Chromium emulates no display mode: what is for one alone is for all. */
async function installed(page: Page) {
  await page.route("**/assets/styles-*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("display-mode:standalone", "min-width:0");
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const real = window.matchMedia;
    window.matchMedia = (query) => real(query.replace("display-mode: standalone", "min-width: 0"));
  });
}
