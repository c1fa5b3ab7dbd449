import { expect, settled, test } from "./test";

test("the bar marks the page one is on", async ({ page, alive }) => {
  await page.goto("/");
  await settled(page, alive);
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL(/\/features$/);
  await expect(page).toHaveTitle("Features - Prayer LIFE");
  await expect(bar.getByRole("link", { name: "Features" })).toHaveAttribute("aria-current", "page");
  await expect(bar.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current", "page");
});

test("on a small screen the menu opens, a choice closes it", async ({ page, alive }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await settled(page, alive);
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

test("the skip link leads past the bar", async ({ page, alive }) => {
  await page.goto("/features");
  await settled(page, alive);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the hero's button leads to the download section", async ({ page, alive }) => {
  await page.goto("/");
  await settled(page, alive);
  await expect(page).toHaveTitle("Prayer LIFE - Find God's Peace in Prayer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where Daily Prayer Becomes Eternal Impact",
  );
  for (const line of ["Find God's Peace in Prayer", "Track. Pray. Grow. Repeat."]) {
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Try Prayer LIFE for Free" }).click();
  await expect(page.locator("#download")).toBeInViewport();
});

test("an unknown address says so and leads home", async ({ page, alive }) => {
  const answer = await page.goto("/no/such/page");
  await settled(page, alive);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(
    page.getByText("Did you forget to add the page to the router?", { exact: true }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: /home/i }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("every link of the shell leads to a page", async ({ page, request }) => {
  await page.goto("/");
  const links = await page
    .locator("header a, footer a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = [...new Set(links.map((link) => new URL(link)))].filter(
    ({ origin }) => origin === new URL(page.url()).origin,
  );
  expect(own.length).toBeGreaterThan(1);
  for (const link of own) {
    expect((await request.get(link.href)).status(), link.href).toBe(200);
  }
});

test("the footer bears the year", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getUTCFullYear()}`);
});
