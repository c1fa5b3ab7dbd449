import { pieces } from "#content/articles/pieces";
import { hourName } from "#content/hours/hour";
import { getHourPrayer, hoursOn } from "#content/hours/hours";
import { plans } from "#content/plans/plans";
import { expect, settled, test } from "./test";

const night = getHourPrayer("night", "monday");

test("from the first screen one tap leads to a prayer, and a feeling to its own", async ({
  page,
  alive,
}) => {
  await page.goto("/");
  await settled(page, alive);
  await page.getByRole("link", { name: "Pray now", exact: true }).click();
  await expect(page).toHaveURL(/\/pray$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Amen" })).toBeInViewport();
  await page.getByRole("link", { name: "Can’t sleep" }).click();
  await expect(page).toHaveTitle("Pray: Evening Prayer - Prayer LIFE");
  await expect(page.getByRole("button", { name: "Amen" })).toBeInViewport();
  await page.locator("summary", { hasText: "Help now" }).click();
  await expect(page.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
});

test("a prayer goes line by line to its Amen, and on to three ways", async ({ page, alive }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pray?hour=night&of=monday");
  await settled(page, alive);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(night?.title ?? "missing");
  await page.getByRole("link", { name: "Pray it line by line" }).click();
  const line = page.locator(".pray-line");
  await expect(line).toHaveText("Father, it’s late, and You’re awake.");
  await settled(page, alive);
  const next = page.getByRole("link", { name: "Next line" });
  const place = (await next.boundingBox())?.x;
  await next.click();
  await expect(line).toHaveText(/^I don’t have to watch/);
  expect((await next.boundingBox())?.x, "it stays under the thumb").toBe(place);
  await expect(page.getByText("2 of 9")).toBeVisible();
  await page.getByRole("link", { name: "Previous line" }).click();
  await expect(line).toHaveText("Father, it’s late, and You’re awake.");
  const amen = page.getByRole("button", { name: "Amen" });
  await expect(amen).toBeInViewport({ ratio: 1 });
  await amen.click();
  await expect(page).toHaveTitle("Amen - Prayer LIFE");
  await expect(page.getByRole("blockquote")).toBeVisible();
  await expect(page.getByRole("link", { name: "Stay a while" })).toBeVisible();
  await page.getByRole("button", { name: "Save prayer" }).click();
  await expect(page.locator("#save-prayer").getByText("Log in to save this")).toBeVisible();
  await expect(page).toHaveURL(/\/pray\?hour=night&of=monday&pray=amen/);
  const ways = page.getByRole("article").getByRole("link");
  await page.getByRole("link", { name: "Stay a while" }).click();
  await expect(ways.last()).toHaveText("Go in peace");
  await expect(page.getByRole("blockquote")).toBeVisible();
  await expect(page.getByRole("article").getByRole("button")).toHaveCount(0);
  await ways.last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Go in peace");
  await expect(page).toHaveURL(/\/pray\?hour=night&of=monday&pray=amen.*#peace$/);
  await expect(ways.last()).toHaveText("Home");
  await expect(page.getByRole("blockquote"), "nothing more to read").toHaveCount(0);
  for (const site of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(site)).toBeHidden();
  await ways.last().click();
  await expect(page).toHaveURL(/\/$/);
});

test("stillness after a feeling is its own passage's", async ({ page, alive }) => {
  await page.goto("/theme/theme-2?pray=amen&feeling=lonely#stay");
  await settled(page, alive);
  await expect(page.getByRole("blockquote")).toContainText("no one cares for my soul");
  await page.getByRole("link", { name: "Go in peace" }).click();
  await expect(page.getByRole("blockquote")).toHaveCount(0);
});

test("the sun to breathe with comes and goes, and the way back ends it", async ({
  page,
  alive,
}) => {
  await page.goto("/theme/theme-2?pray=now");
  await settled(page, alive);
  const words = page.getByText("Breathe in for four, out for six.");
  await expect(words).toBeHidden();
  await page.getByRole("link", { name: "Breathe", exact: true }).click();
  await expect(words).toBeVisible();
  const amen = page.getByRole("button", { name: "Amen" });
  await expect(amen, "the words and their ways rest").toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/theme\/theme-2\?pray=now$/);
  await expect(words).toBeHidden();
  await expect(amen).toBeVisible();
});

test.describe("on the other side of the world", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a script turns the page to the visitor's own hour before it is seen", async ({
    page,
    way,
    alive,
  }) => {
    await page.goto("/pray");
    const clock = (timeZone: string) =>
      Number(
        new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone }).format(),
      );
    // Our own inline script runs where only the files of scripts are lost.
    const own = hourName(clock(way === "no scripts" ? "UTC" : "Pacific/Auckland"));
    const today = new Date().toISOString().slice(0, 10);
    const title = hoursOn(today).find(({ name }) => name === own)?.title ?? "";
    const titles = page.locator("article h1 > span:not(.eyebrow):visible");
    await expect(titles).toHaveText([title]);
    await settled(page, alive);
    await expect(titles).toHaveText([title]);
    await page.goto("/pray?hour=night&of=monday");
    await settled(page, alive);
    await expect(titles).toHaveText([night?.title ?? ""]);
    await page.goto("/");
    await expect(page.locator(".hero")).toHaveAttribute("data-hour", own);
    await settled(page, alive);
    await expect(page.locator(".hero")).toHaveAttribute("data-hour", own);
  });
});

test("all plans by need and by length", async ({ page, alive }) => {
  await page.goto("/plans");
  await settled(page, alive);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(plans.length);
  for (const { title } of pieces)
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Longer" }).click();
  await expect(page).toHaveURL(/\/plans\?length=long$/);
  await expect(
    page.getByRole("link", { name: "Advent: Waiting for Jesus", exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Dealing with Anxiety" })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "All Themes" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(18);
  await page.getByRole("link", { name: "Pray this prayer: Gratitude" }).click();
  await expect(page).toHaveTitle("Pray: Gratitude - Prayer LIFE");
});
