import { forget } from "./old-engine";
import { signedUp } from "./person";
import { expect, settled, test } from "./test";

test.describe("where the browser knows no popovers", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the site's menu is closed until it is asked for, and leads on", async ({ page, alive }) => {
    await forget(page, "popover");
    await page.goto("/features");
    await settled(page, alive);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    const button = page.locator("summary.bar-menu");
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link", { name: "Blog" })).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(menu).toBeHidden();
    await button.press("Enter");
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu).toBeHidden();
  });

  test("the account's menu is closed until it is asked for, and logs out", async ({
    page,
    alive,
  }) => {
    await page.goto("/about");
    await signedUp(page);
    await forget(page, "popover");
    await page.goto("/features");
    await settled(page, alive);
    const menu = page.locator("#account-menu");
    await expect(menu).toBeHidden();
    await page.locator("summary.account-button").click();
    await expect(menu.getByRole("link", { name: "My Prayers" })).toBeInViewport({ ratio: 1 });
    await menu.getByRole("button", { name: "Log out" }).click();
    await expect(page.locator("#account-menu")).toHaveCount(0);
  });

  test("a wide window has one bar and no menu", async ({ page }) => {
    await forget(page, "popover");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/features");
    await expect(page.locator(".bar-menu").first()).toBeHidden();
    await expect(page.locator(".bar-menu").last()).toBeHidden();
    await expect(page.locator("#site-menu")).toBeHidden();
  });
});
