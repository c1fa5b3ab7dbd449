import { readdirSync, readFileSync } from "node:fs";
import { prayers } from "#content/prayers";
import { giveDevice } from "../support/device";
import { expect, settled, test } from "../test";

const [peace, strength] = prayers;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a toggle keeps the place, the focus and the history", async ({ page }) => {
  await page.goto("/");
  await settled(page, true);
  for (const [place, more] of [
    ["#featured-plans", "See All"],
    ["#popular-plans", "See All"],
    ["#devotional-themes", "View All"],
  ] as const) {
    await test.step(place, async () => {
      const list = page.locator(place);
      const toggle = list.getByRole("button", { name: more });
      await toggle.scrollIntoViewIfNeeded();
      const state = () => page.evaluate(() => [scrollY, history.length]);
      const before = await state();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await toggle.press("Enter");
      const less = list.getByRole("button", { name: "View Less" }).first();
      await expect(less).toBeFocused();
      await expect(less).toHaveAttribute("aria-expanded", "true");
      expect(await state()).toEqual(before);
      await less.press("Enter");
      await expect(toggle).toBeFocused();
      expect(await state()).toEqual(before);
    });
  }
});

test("who opens the field for words of one's own writes in it at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await settled(page, true);
  await page.getByText("Or in your own words").click();
  const field = page.getByLabel("What’s on your heart?");
  await expect(field).toBeFocused();
  expect((await field.boundingBox())?.width).toBeGreaterThan(300);
});

test("the toggle below the themes hands the focus to the one above them", async ({ page }) => {
  await page.goto("/?themes=all");
  await settled(page, true);
  const list = page.locator("#devotional-themes");
  const below = list.getByRole("button", { name: "View Less" }).last();
  // A click waits until the way down there has come to rest; a key would not.
  await below.click({ trial: true });
  await below.press("Enter");
  const toggle = list.getByRole("button", { name: "View All" });
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeInViewport();
});

test("a feature's toast stays for 3000 ms", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-01T08:00:00Z") });
  await page.goto("/features");
  await settled(page, true);
  await page.clock.pauseAt(new Date("2026-01-01T09:00:00Z"));
  await page.getByRole("button", { name: "Learn more", exact: true }).first().click();
  const toast = page.locator(".toast-region .toast");
  await expect(toast).toContainText("Single-Person Scripture Prayer");
  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test("the prayer comes after 300 ms, the button waits with a spinner", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-01T08:00:00Z") });
  await page.goto("/");
  await settled(page, true);
  await page.clock.pauseAt(new Date("2026-01-01T09:00:00Z"));
  await page.getByLabel("Prayer theme").selectOption("strength");
  await page.getByRole("button", { name: "Generate Prayer" }).press("Enter");
  const waiting = page.getByRole("button", { name: "Generating..." });
  await expect(waiting).toBeDisabled();
  await expect(waiting.locator(".animate-spinner")).toBeVisible();
  await page.clock.runFor(290);
  await expect(page.locator(".prayer-sheet")).toContainText(peace?.reference ?? "");
  await page.clock.runFor(20);
  await expect(page.locator(".prayer-sheet")).toContainText(strength?.reference ?? "");
  const button = page.getByRole("button", { name: "Generate Prayer" });
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
});

test("another prayer is not the one that was saved, and is in hand without a connection", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await settled(page, true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/done=save/);
  await context.setOffline(true);
  const length = await page.evaluate(() => history.length);
  await page.getByLabel("Prayer theme").selectOption("strength");
  await page.getByRole("button", { name: "Generate Prayer" }).click();
  await expect(page.locator(".prayer-sheet")).toContainText("Based on Joshua 1:9:");
  await expect(page).toHaveURL(/\/\?prayer=strength$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("what is done after a prayer was generated again is thanked at once, and once", async ({
  page,
  address,
}) => {
  await page.goto("/");
  await settled(page, true);
  await page.getByRole("button", { name: "Generate Prayer" }).click();
  await expect(page).toHaveURL(/\/\?prayer=peace$/);
  const toast = page.locator(".toast-region .toast");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast).toContainText("Prayer Saved");
  await expect(page.locator(".prayer-sheet .notice")).toHaveCount(0);
  await page.getByRole("button", { name: "Generate Prayer" }).click();
  await expect(page).toHaveURL(/\/\?prayer=peace$/);
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.locator("#newsletter")).toContainText("Thank you for subscribing!");
  // What was said of an act before is over.
  await expect(toast).toHaveCount(0);
});

test("the prayer is shared with its title and the page's address", async ({ page }) => {
  const recorded = await giveDevice(page, { shares: "yes" });
  await page.goto("/?prayer=strength");
  await settled(page, true);
  await page.locator(".prayer-sheet").getByRole("button", { name: "Share", exact: true }).click();
  const title = "A Scripture Prayer from Prayer LIFE";
  const text = `Based on ${strength?.reference}:\n\n${strength?.text}`;
  expect((await recorded()).shares).toEqual([{ title, text, url: page.url() }]);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a prayer that was just saved is shared without the thanks for it", async ({ page }) => {
  const recorded = await giveDevice(page, { shares: "yes" });
  await page.goto("/?prayer=strength");
  await settled(page, true);
  const sheet = page.locator(".prayer-sheet");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/done=save/);
  await sheet.getByRole("button", { name: "Share", exact: true }).click();
  const { shares } = await recorded();
  expect(shares).toMatchObject([{ url: new URL("/?prayer=strength", page.url()).href }]);
});

const assets = "build/client/assets";
const toasts = readdirSync(assets).find(
  (name) =>
    name.endsWith(".js") && readFileSync(`${assets}/${name}`, "utf8").includes("toast-region"),
);

test.describe("where the library of the toasts never comes", () => {
  test.use({ ownTrouble: new RegExp(`assets/${toasts}`) });

  test("a toast stands in the flow of the page, and closes", async ({ page }) => {
    await page.route(`**/assets/${toasts}`, (route) => route.abort());
    await page.goto("/features", { waitUntil: "networkidle" });
    const send = page.getByRole("button", { name: "Subscribe" });
    await send.click();
    const toast = page.getByRole("dialog", { name: "Notification" });
    await expect(toast).toContainText("Please enter your email address.");
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toBeHidden();
    await send.click();
    await expect(toast).toBeVisible();
  });
});
