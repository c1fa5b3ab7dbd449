import type { Page } from "@playwright/test";
import { articles } from "#content/articles/articles";
import { expect, settled, test } from "./test";

const titles = articles.map(({ title }) => title);

/** The card of an article in the list behind or before us. */
function card(page: Page, title: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
}

/** A button where scripts run, a link where they do not. */
function closer(page: Page, alive: boolean) {
  return page.getByRole("dialog").getByRole(alive ? "button" : "link", { name: "Close" });
}

test("shows three articles a page and leads back and forth; each is read and closed", async ({
  page,
  alive,
}) => {
  await page.goto("/blog");
  await settled(page, alive);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prayer Insights & Tips");
  await expect(
    page.getByText(
      "Explore articles to deepen your prayer life and strengthen your spiritual journey.",
      { exact: true },
    ),
  ).toBeVisible();
  const shown = page.getByRole("article").getByRole("heading", { level: 2 });
  const previous = page.getByRole("button", { name: "Previous" });
  const next = page.getByRole("button", { name: "Next" });
  const canonical = page.locator("link[rel=canonical]");

  await expect(shown).toHaveText(titles.slice(0, 3));
  await expect(page.getByText("Page 1 of 2", { exact: true })).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();

  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(shown).toHaveText(titles.slice(3));
  await expect(page.getByText("Page 2 of 2", { exact: true })).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(canonical).toHaveAttribute("href", /\/blog\?page=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await readAndClose(page, alive, 5);
  await expect(page).toHaveURL((url) => url.pathname + url.search === "/blog?page=2");
  await expect(shown).toHaveText(titles.slice(3));
  await previous.click();
  await expect(shown).toHaveText(titles.slice(0, 3));
  await expect(canonical).toHaveAttribute("href", /\/blog$/);
  await readAndClose(page, alive, 0);
  await expect(page).toHaveURL((url) => url.pathname + url.search === "/blog");
  await expect(shown).toHaveText(titles.slice(0, 3));
});

test("the overlay and the end of the article lead back, too", async ({ page, alive }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const dialog = page.getByRole("dialog");
  await page.goto("/blog?article=5");
  await settled(page, alive);
  await expect(dialog).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog\?page=2(#article-5)?$/);

  await card(page, titles[4] ?? "")
    .getByRole("link", { name: "Read" })
    .click();
  await dialog.getByRole("link", { name: "All articles" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog\?page=2(#article-5)?$/);
});

test("an article's address opens it; the keyboard and the wheel stay in it", async ({
  page,
  alive,
  way,
}) => {
  await page.goto("/blog?article=2");
  await settled(page, alive);
  const dialog = page.getByRole("dialog", { name: titles[1] });
  await expect(dialog).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\?article=2$/);
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  // Where no script will ever make it modal it is a page like others.
  const isPage = way === "no scripts";
  if (way === "scripts") {
    await expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  } else {
    await expect(page.getByRole("banner").first()).toBeVisible({ visible: isPage });
    await expect(page.getByRole("contentinfo")).toBeVisible({ visible: isPage });
  }
  if (isPage) {
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1500);
    return;
  }
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () =>
        document.activeElement?.closest("dialog, body")?.tagName === "BODY" &&
        document.activeElement !== document.body,
    );
    expect(outside, `after ${step + 1} steps`).toBe(false);
  }

  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
  await page.mouse.wheel(0, 90_000);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

async function readAndClose(page: Page, alive: boolean, index: number) {
  const { id, title = "", date = "", author = "" } = articles[index] ?? {};
  await settled(page, alive);
  await card(page, title).getByRole("link", { name: "Read" }).click();
  await expect(page).toHaveURL(new RegExp(`/blog\\?article=${id}$`));
  await expect(page).toHaveTitle(`${title} - Prayer LIFE`);
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(title);
  for (const words of [date, author])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  await closer(page, alive).click();
  await expect(dialog).toHaveCount(0);
}
