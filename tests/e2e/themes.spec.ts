import { visitorWords } from "../../app/routes/themes/theme-words";
import { getTheme, type Theme } from "../../content/themes/themes";
import { expect, settled, test } from "./test";

const peace = getTheme("theme-2") as Theme;
const { favorite, amen } = visitorWords(peace.id);

test("a theme shows its prayer, its readings and its steps", async ({ page }) => {
  await page.goto("/theme/theme-2");
  await expect(page).toHaveTitle("Peace & Comfort - Prayer LIFE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peace & Comfort");
  // Each Amen of this run counts one more time prayed.
  await expect(page.getByText(/^1,9\d\d times prayed$/)).toBeVisible();
  const words = ["Daily Devotional Theme", "477 saves"];
  for (const text of words) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(/created by the Prayer LIFE team/)).toBeVisible();
  for (const { verses, reference } of peace.scriptures) {
    const reading = page.locator("figure").filter({ hasText: verses });
    await expect(reading.locator("figcaption").getByText(reference, { exact: true })).toBeVisible();
    await expect(reading.getByText("Share This Verse")).toBeVisible();
  }
  await expect(
    page.getByRole("listitem").filter({ hasText: peace.applicationSteps[4] }),
  ).toHaveCount(1);
  for (const name of ["Daily Prayer", "For Reflection", "Practical Application"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
});

test("the related themes are links, and begin at the top", async ({ page, alive }) => {
  await page.goto("/theme/theme-2");
  await settled(page, alive);
  const cards = page.locator("article a");
  await expect(cards).toHaveText(["Healing", "Hope", "Overcoming Fear"]);
  await cards.nth(2).click();
  await expect(page).toHaveURL(/\/theme\/theme-16$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overcoming Fear");
  await expect(page.getByText("If you may hurt yourself or are in danger")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Add to Favorites says to sign in", async ({ page, alive }) => {
  await page.goto("/theme/theme-2");
  await settled(page, alive);
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  const words = page.locator("#figures");
  await expect(words.getByText(favorite.title)).toBeVisible();
  await expect(words.getByText(favorite.description)).toBeVisible();
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  await expect(toast.getByText(favorite.title)).toBeVisible();
});

test("Pray Now is the prayer alone, and Amen returns to the theme", async ({ page, alive }) => {
  await page.goto("/theme/theme-2");
  await settled(page, alive);
  await page.getByRole("link", { name: "Pray Now" }).click();
  await expect(page).toHaveTitle("Pray: Peace & Comfort - Prayer LIFE");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/theme\/theme-2$/);
  for (const paragraph of peace.prayer.split("\n\n")) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  if (alive) await expect(page.locator("main")).toBeFocused();
  await page.getByRole("button", { name: "Amen" }).click();
  await expect(page).toHaveTitle("Peace & Comfort - Prayer LIFE");
  await expect(page.getByRole("banner").first()).toBeVisible();
  await expect(page.locator("#figures").getByText(amen.description)).toBeVisible();
  if (alive) await expect(page.locator("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the prayer has a quiet way back", async ({ page }) => {
  await page.goto("/theme/theme-2?pray=now");
  await page.getByRole("link", { name: "Back to the theme" }).click();
  await expect(page).toHaveURL(/\/theme\/theme-2$/);
});

test("a theme that we do not have is the first", async ({ page }) => {
  const answer = await page.goto("/theme/theme-99");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Morning Prayer");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/theme\/theme-1$/);
});
