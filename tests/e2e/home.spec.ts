import type { Locator, Page } from "@playwright/test";
import { featuredPlans, popularPlans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { rows } from "./support/database";
import { expect, openFromOwnPage, settled, test } from "./test";

const lists = [
  { place: "#featured-plans", name: "featured", all: featuredPlans, first: 3, more: "See All" },
  { place: "#popular-plans", name: "popular", all: popularPlans, first: 3, more: "See All" },
  { place: "#devotional-themes", name: "themes", all: themes, first: 6, more: "View All" },
];

test("a feature tells a word more, and both ways lead to the waitlist", async ({ page, alive }) => {
  await page.goto("/features");
  await settled(page, alive);
  const title = "Private Journal";
  const words =
    "Coming soon: More detailed information about this feature will be available in the app.";
  const card = page.locator("#features li").filter({ hasText: title });
  await card.getByText("Learn more", { exact: true }).click();
  const place = alive ? page.locator(".toast-region .toast") : card.locator("details[open]");
  await expect(place).toBeVisible();
  await expect(place).toContainText(words);
  if (alive) await expect(place.getByText(title, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/features$/);

  await page.locator("#download").getByRole("link", { name: "Google Play" }).click();
  await expect(page).toHaveURL(/\/app-download$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coming Soon");
  await page.goBack();
  await page.getByRole("link", { name: "Learn More", exact: true }).click();
  await expect(page).toHaveURL(/\/coming-soon$/);
});

test("the lists open and close, each by itself, and drop what was thanked for", async ({
  page,
  alive,
}) => {
  await openFromOwnPage(page, "/?done=newsletter&other=1");
  await settled(page, alive);
  const open: Record<string, string> = {};
  for (const { place, name, all, first, more } of lists) {
    await test.step(`${name}: ${first} of ${all.length}`, async () => {
      const list = page.locator(place);
      const titles = all.map(({ title }) => title);
      const cards = list.locator("article").getByRole("link");
      await expect(cards).toHaveText(titles.slice(0, first));
      await list.getByRole("button", { name: more, exact: true }).click();
      await expect(cards).toHaveText(titles);
      const less = list.getByRole("button", { name: "View Less", exact: true });
      await expect(less).toHaveCount(name === "themes" ? 2 : 1);
      open[name] = "all";
      expect(query(page)).toEqual(open);
      expect(new URL(page.url()).hash).toBe(alive ? "" : place);
    });
  }
  const list = page.locator("#devotional-themes");
  await list.getByRole("button", { name: "View Less" }).last().click();
  await expect(list.locator("article")).toHaveCount(6);
  await expect(list.getByRole("button", { name: "View All", exact: true })).toBeVisible();
  for (const place of ["#featured-plans", "#popular-plans"])
    await expect(page.locator(`${place} article`)).toHaveCount(6);
});

test("the generator shows what is chosen once it is asked, and keeps the lists", async ({
  page,
  alive,
}) => {
  await page.goto("/?popular=all");
  await settled(page, alive);
  const choice = page.getByLabel("Prayer theme");
  await expect(choice).toHaveValue("peace");
  await choice.selectOption("Guidance & Wisdom");
  await expect(sheet(page)).toContainText("Based on Philippians 4:6-7:");
  await page.getByRole("button", { name: "Generate Prayer" }).click();
  await expect(sheet(page)).toContainText("Based on James 1:5:");
  await expect(choice).toHaveValue("guidance");
  await expect(page.locator("#popular-plans article")).toHaveCount(6);
  expect(query(page)).toEqual({ popular: "all", prayer: "guidance" });
  expect(new URL(page.url()).hash).toBe(alive ? "" : "#learn-more");

  await page.locator("#popular-plans").getByRole("button").click();
  await expect(page.locator("#popular-plans article")).toHaveCount(3);
  await expect(sheet(page)).toContainText("Based on James 1:5:");
  if (!alive) return;
  await expect(sheet(page).getByRole("button")).toHaveText(["Copy", "Share", "Save"]);
  const select = (element: Element) => getComputedStyle(element).userSelect;
  expect(await sheet(page).locator("[aria-live]").evaluate(select)).toBe("auto");
});

test("a card leads to the top of its plan or theme", async ({ page, alive }) => {
  await page.goto("/");
  await settled(page, alive);
  for (const [place, title, path] of [
    ["#popular-plans", "Finding Forgiveness", "/plan/forgiveness-plan"],
    ["#devotional-themes", "Gratitude", "/theme/theme-3"],
  ] as const) {
    await page.locator(place).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
  }
});

test("the newsletter leaves the lists as they were, and thanks in its place", async ({
  page,
  address,
  alive,
}) => {
  await page.goto("/?featured=all");
  await settled(page, alive);
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const thanks = page.locator("#newsletter").getByText("Thank you for subscribing!");
  await expect(thanks).toBeVisible();
  await expect(page.locator("#featured-plans article")).toHaveCount(6);
  const sql = "SELECT isActive FROM newsletter_subscriptions WHERE email = ?";
  expect(rows(sql, address)).toEqual([{ isActive: 1 }]);
  await page.reload();
  await settled(page, alive);
  await expect(thanks).toBeVisible();
});

test("a refused address is named, preserved, and one is led to it", async ({ page, alive }) => {
  await page.goto("/features");
  await settled(page, alive);
  const email = page.getByLabel("Email address");
  await email.fill("ann@nowhere");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(email).toHaveValue("ann@nowhere");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link").click();
  await expect(email).toBeFocused();
  if (alive) await expect(page).toHaveURL(/\/features(#newsletter-email)?$/);
});

function sheet(page: Page): Locator {
  return page.locator(".prayer-sheet");
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
