import type { Locator, Page } from "@playwright/test";
import { features } from "../../content/pages/features";
import { featuredPlans, popularPlans } from "../../content/plans/plans";
import { prayers } from "../../content/prayers";
import { themes } from "../../content/themes/themes";
import { expect, settled, test } from "./test";

const lists = [
  { place: "#featured-plans", name: "featured", all: featuredPlans, first: 3, more: "See All" },
  { place: "#popular-plans", name: "popular", all: popularPlans, first: 3, more: "See All" },
  { place: "#devotional-themes", name: "themes", all: themes, first: 6, more: "View All" },
];

test("the sections stand in their order", async ({ page }) => {
  await page.goto("/");
  const ids = await page
    .locator("main > section[id]")
    .evaluateAll((all) => all.map((section) => section.id));
  expect(ids).toEqual([
    "features",
    "prayer-plans",
    "devotional-themes",
    "learn-more",
    "testimonials",
    "download",
    "newsletter",
  ]);
  const headings = await page.locator("main > section h2").allTextContents();
  expect(headings.indexOf("Scripture of the Day")).toBe(1);
  await expect(page.locator("#testimonials figure")).toHaveCount(3);
});

test("the scripture is Romans 15:13, with its share menu", async ({ page }) => {
  await page.goto("/");
  const band = page.locator(".verse-band");
  await expect(band.locator("blockquote")).toContainText("Now may the God of hope fill you");
  await expect(band.getByText("Romans 15:13", { exact: true })).toBeVisible();
  await band.getByText("Share This Verse").click();
  const href = await band.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(href).toContain("Romans+15%3A13");
});

for (const path of ["/", "/features"]) {
  test(`${path} has ten features, each with a word more`, async ({ page, alive }) => {
    await page.goto(path);
    await settled(page, alive);
    const cards = page.locator("#features li");
    await expect(cards.getByRole("heading")).toHaveText(features.map(({ title }) => title));
    const words =
      "Coming soon: More detailed information about this feature will be available in the app.";
    const journal = cards.nth(3);
    await journal.getByText("Learn more", { exact: true }).click();
    if (alive) {
      const toast = page.locator(".toast-region");
      await expect(toast.getByText("Private Journal", { exact: true })).toBeVisible();
      await expect(toast.getByText(words, { exact: true })).toBeVisible();
    } else {
      await expect(journal.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test(`the store buttons of ${path} lead to the waitlist`, async ({ page, alive }) => {
    for (const name of ["App Store", "Google Play"]) {
      await page.goto(path);
      await settled(page, alive);
      await page.locator("#download").getByRole("link", { name }).click();
      await expect(page).toHaveURL(/\/app-download$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coming Soon");
    }
  });
}

test("under the features a button leads to the waitlist", async ({ page, alive }) => {
  await page.goto("/features");
  await settled(page, alive);
  await expect(page).toHaveTitle("Features - Prayer LIFE");
  await page.getByRole("link", { name: "Learn More", exact: true }).click();
  await expect(page).toHaveURL(/\/coming-soon$/);
});

for (const { place, name, all, first, more } of lists) {
  test(`${name}: ${first} of ${all.length}, and back`, async ({ page, alive }) => {
    await page.goto("/");
    await settled(page, alive);
    const list = page.locator(place);
    const titles = all.map(({ title }) => title);
    const cards = list.locator("article").getByRole("link");
    await expect(cards).toHaveText(titles.slice(0, first));
    await list.getByRole("button", { name: more, exact: true }).click();
    await expect(cards).toHaveText(titles);
    await expect(page).toHaveURL(new RegExp(`/\\?${name}=all${alive ? "" : place}$`));
    const less = list.getByRole("button", { name: "View Less", exact: true });
    await expect(less).toHaveCount(name === "themes" ? 2 : 1);
    await less.last().click();
    await expect(cards).toHaveText(titles.slice(0, first));
    await expect(list.getByRole("button", { name: more, exact: true })).toBeVisible();
  });
}

test("the toggles and the generator keep each other's choice, and drop the thanks", async ({
  page,
  alive,
}) => {
  await page.goto("/?popular=all&done=newsletter&prayer=faith&other=1");
  await settled(page, alive);
  await page.locator("#devotional-themes").getByRole("button", { name: "View All" }).click();
  await expect(page.locator("#devotional-themes article")).toHaveCount(18);
  await generate(page, "Guidance & Wisdom");
  await expect(sheet(page)).toContainText("Based on James 1:5:");
  await page.locator("#popular-plans").getByRole("button").click();
  await expect(page.locator("#popular-plans article")).toHaveCount(3);
  await expect(page.locator("#devotional-themes article")).toHaveCount(18);
  await expect(sheet(page)).toContainText("Based on James 1:5:");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    themes: "all",
    prayer: "guidance",
  });
});

test("every query of home has the one canonical address", async ({ page }) => {
  for (const query of ["", "?featured=all&themes=all", "?prayer=strength", "?prayer=nothing"]) {
    await page.goto(`/${query}`);
    const href = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(href ?? "").pathname + new URL(href ?? "").search).toBe("/");
  }
});

test("a card leads to its plan or theme", async ({ page, alive }) => {
  for (const [place, title, path] of [
    ["#featured-plans", "Dealing with Anxiety", "/plan/anxiety-plan"],
    ["#popular-plans", "Finding Forgiveness", "/plan/forgiveness-plan"],
    ["#devotional-themes", "Gratitude", "/theme/theme-3"],
  ] as const) {
    await page.goto("/");
    await settled(page, alive);
    await page.locator(place).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("the generator offers five themes, and choosing one changes nothing", async ({
  page,
  alive,
}) => {
  await page.goto("/");
  await settled(page, alive);
  const choice = page.getByLabel("Prayer theme");
  await expect(choice.locator("option")).toHaveText(prayers.map(({ theme }) => theme));
  await expect(choice).toHaveValue("peace");
  await choice.selectOption("Thanksgiving");
  await expect(sheet(page)).toContainText("Based on Philippians 4:6-7:");
  for (const { id, theme, reference, text } of prayers.slice().reverse()) {
    await generate(page, theme);
    await expect(sheet(page)).toContainText(`Based on ${reference}:`);
    await expect(sheet(page).locator(".prayer")).toHaveText(text);
    await expect(choice).toHaveValue(id);
  }
  await expect(page).toHaveURL(alive ? /\/\?prayer=peace$/ : /\/\?prayer=peace#learn-more$/);
});

test("saving a prayer says so, here and as a toast", async ({ page, alive }) => {
  await page.goto("/?prayer=strength&featured=all#learn-more");
  await settled(page, alive);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  for (const place of [sheet(page), toast]) {
    await expect(place.getByText("Prayer Saved", { exact: true })).toBeVisible();
    await expect(place.getByText("Prayer has been saved to your account")).toBeVisible();
  }
  await expect(sheet(page)).toContainText("Based on Joshua 1:9:");
  await expect(page.locator("#featured-plans article")).toHaveCount(6);
});

test("without scripts the prayer is selected whole, and nothing else is offered", async ({
  page,
  alive,
}) => {
  await page.goto("/");
  await settled(page, alive);
  const buttons = sheet(page).getByRole("button");
  await expect(buttons).toHaveText(alive ? ["Copy", "Share", "Save"] : ["Save"]);
  const box = sheet(page).locator("[aria-live]");
  const select = await box.evaluate((element) => getComputedStyle(element).userSelect);
  expect(select).toBe(alive ? "auto" : "all");
});

test("the newsletter leaves the lists as they were", async ({ page, address, alive }) => {
  await page.goto("/?featured=all");
  await settled(page, alive);
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.locator("#newsletter").getByText("Thank you for subscribing!")).toBeVisible();
  await expect(page.locator("#featured-plans article")).toHaveCount(6);
});

test("an address with a place in it leads there", async ({ page, alive }) => {
  await page.goto("/#testimonials");
  await settled(page, alive);
  await expect(page.locator("#testimonials h2")).toBeInViewport();
});

function sheet(page: Page): Locator {
  return page.locator(".prayer-sheet");
}

async function generate(page: Page, theme: string): Promise<void> {
  await page.getByLabel("Prayer theme").selectOption(theme);
  await page.getByRole("button", { name: "Generate Prayer" }).click();
}
