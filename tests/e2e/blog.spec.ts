import type { Page } from "@playwright/test";
import { articles } from "../../content/articles/articles";
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

test("shows three articles a page and leads back and forth", async ({ page, alive }) => {
  await page.goto("/blog");
  await settled(page, alive);
  await expect(page).toHaveTitle("Prayer Insights & Tips - Prayer LIFE");
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

  await expect(shown).toHaveText(titles.slice(0, 3));
  await expect(page.getByText("Page 1 of 2", { exact: true })).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();

  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(shown).toHaveText(titles.slice(3));
  await expect(page.getByText("Page 2 of 2", { exact: true })).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\?page=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await previous.click();

  await expect(shown).toHaveText(titles.slice(0, 3));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog$/);
});

test("a card says who wrote it and when", async ({ page }) => {
  await page.goto("/blog");
  for (const { title, excerpt, date, author } of articles.slice(0, 3)) {
    for (const words of [date, excerpt, author]) {
      await expect(card(page, title).getByText(words, { exact: true })).toBeVisible();
    }
    await expect(card(page, title).getByRole("link", { name: "Read" })).toHaveAccessibleDescription(
      title,
    );
  }
});

test("every article is read and closed", async ({ page, alive }) => {
  for (const [index, { id, title, date, author }] of articles.entries()) {
    const list = index < 3 ? "/blog" : "/blog?page=2";
    await page.goto(list);
    await settled(page, alive);
    await card(page, title).getByRole("link", { name: "Read" }).click();

    await expect(page).toHaveURL(new RegExp(`/blog\\?article=${id}$`));
    await expect(page).toHaveTitle(`${title} - Prayer LIFE`);
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(title);
    for (const words of [date, author]) {
      await expect(dialog.getByText(words, { exact: true })).toBeVisible();
    }
    expect(await dialog.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(2);
    await expect(dialog.getByRole("figure").first()).toBeVisible();

    await closer(page, alive).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname + url.search === list);
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
      titles.slice(...(index < 3 ? [0, 3] : [3, 6])),
    );
  }
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

  await page.goto("/blog?article=5");
  await settled(page, alive);
  await dialog.getByRole("link", { name: "All articles" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog\?page=2(#article-5)?$/);
});

test("an article's address opens it, and the keyboard stays in it", async ({ page, alive }) => {
  await page.goto("/blog?article=2");
  await settled(page, alive);
  const dialog = page.getByRole("dialog", { name: titles[1] });
  await expect(dialog).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\?article=2$/);
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () =>
        document.activeElement?.closest("dialog, body")?.tagName === "BODY" &&
        document.activeElement !== document.body,
    );
    expect(outside, `after ${step + 1} steps`).toBe(false);
  }
});

test("the page behind an article does not move", async ({ page, alive }) => {
  await page.goto("/blog?article=1");
  await settled(page, alive);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
  await page.mouse.wheel(0, 90_000);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [search, open] of [
  ["page=0", titles[0]],
  ["page=-3", titles[0]],
  ["page=two", titles[0]],
  ["page=99", titles[3]],
  ["article=nothing", titles[0]],
  ["page=2&article=1.5", titles[3]],
] as const) {
  test(`/blog?${search} is a page of the list`, async ({ page }) => {
    const answer = await page.goto(`/blog?${search}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("article").getByRole("heading").first()).toHaveText(open ?? "");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

for (const [search, open] of [
  ["article=0", titles[0]],
  ["article=99", titles[5]],
  ["page=1&article=6", titles[5]],
] as const) {
  test(`/blog?${search} is the nearest article`, async ({ page }) => {
    const answer = await page.goto(`/blog?${search}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("dialog", { name: open })).toBeVisible();
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute(
      "href",
      new RegExp(`/blog\\?article=${open === titles[0] ? 1 : 6}$`),
    );
  });
}
