import { hoursOn } from "#content/hours/hours";
import { forget } from "./support/old-engine";
import { signedUp } from "./support/person";
import { expect, openFromOwnPage, settled, test } from "./test";

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

  test("a wide window has one bar, and one menu @once", async ({ page }) => {
    await forget(page, "popover");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/features");
    await expect(page.locator(".bar-menu").first()).toBeHidden();
    await expect(page.locator(".bar-menu").last()).toBeVisible();
    await expect(page.locator("#site-menu")).toBeHidden();
  });
});

test.describe("where the browser knows no containers, :has() or mixed colors", () => {
  test("a desk has its own bar, and a card its ring @once", async ({ page }) => {
    await forget(page, "container", "has", "color-mix");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.locator("button.bar-menu")).toBeVisible();
    const card = page.locator(".art-card").first();
    await card.locator("a").focus();
    await expect(card).toHaveCSS("outline-style", "solid");
  });

  test("the words of a notice stand out from it @once", async ({ page }) => {
    await forget(page, "color-mix");
    await openFromOwnPage(page, "/?done=newsletter");
    const notice = page.locator(".notice").first();
    await expect(notice).toHaveCSS("background-image", "none");
  });
});

test("a prayer alone stands under the bar that cannot leave @once", async ({ page }) => {
  await forget(page, "has");
  await page.goto("/theme/theme-1?pray=now");
  const bar = await page.locator(".bar").boundingBox();
  const back = await page.getByRole("link", { name: "Back to the theme" }).boundingBox();
  expect(back?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test.describe("where the browser cannot cut, move alone or measure a small window", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("no page is wider than the window, and the skip link waits out of sight @once", async ({
    page,
  }) => {
    await forget(page, "clip", "svh", "translate", "scripting", "container", "has");
    for (const path of ["/", "/pray", "/plan/anxiety-plan", "/contact", "/search?q=peace"]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(390);
      const skip = page.getByRole("link", { name: "Skip to main content" });
      expect((await skip.boundingBox())?.y, path).toBeLessThan(-44);
      await page.keyboard.press("Tab");
      await expect(skip).toBeInViewport({ ratio: 1 });
    }
  });
});

test("the plain page is as wide as can be read, and as its window @once", async ({ page }) => {
  await forget(page, "layer");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/pray", "/plan/anxiety-plan", "/auth", "/picture?of=verse/home"]) {
      await page.goto(path);
      const wide = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        Math.max(...[...document.querySelectorAll("p")].map((each) => each.offsetWidth)),
      ]);
      expect(wide[0], `${path} ${width}`).toBeLessThanOrEqual(0);
      expect(wide[1], `${path} ${width}`).toBeLessThanOrEqual(720);
    }
  }
});

test.describe("where one sheet of two fails to load", () => {
  test.use({ ownTrouble: /ERR_FAILED/ });

  for (const failing of ["styles", "praying"])
    test(`"${failing}", a page is of one hour and of one day @once`, async ({ page }) => {
      const quoted = page.locator("main blockquote").filter({ visible: true });
      await page.goto("/today");
      const ofOneDay = await quoted.count();
      await page.route(new RegExp(`/${failing}-.*\\.css$`), (route) => route.abort());
      await page.goto("/pray");
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      const hours = hoursOn(new Date().toISOString().slice(0, 10));
      const shown = hours.filter(({ title }) => heading.includes(title));
      expect(shown).toHaveLength(1);
      await expect(page.getByText(shown[0]?.prayer.split("\n")[0] ?? "")).toBeVisible();
      await expect(page.getByRole("button", { name: "Amen" })).toHaveCount(1);
      await page.goto("/today");
      await expect(page.locator("h1 time").filter({ visible: true })).toHaveCount(1);
      await expect(quoted).toHaveCount(ofOneDay);
    });
});
