import type { Page } from "@playwright/test";
import { generatorWords, shareTitle } from "../../../app/routes/marketing/generator-words";
import { prayers } from "../../../content/prayers";
import { expect, settled, test } from "../test";

const [peace, strength] = prayers;

test.describe("a toggle", () => {
  for (const [place, more] of [
    ["#featured-plans", "See All"],
    ["#popular-plans", "See All"],
    ["#devotional-themes", "View All"],
  ] as const) {
    test(`of ${place} keeps the place, the focus and the history`, async ({ page }) => {
      await page.goto("/");
      await settled(page, true);
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

  test("below the themes hands the focus to the one above them", async ({ page }) => {
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
  await expect(waiting.locator(".spinner")).toBeVisible();
  await page.clock.runFor(290);
  await expect(page.locator(".prayer-sheet")).toContainText(peace?.reference ?? "");
  await page.clock.runFor(20);
  await expect(page.locator(".prayer-sheet")).toContainText(strength?.reference ?? "");
  const button = page.getByRole("button", { name: "Generate Prayer" });
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
});

test("a prayer is in hand: it comes without a connection", async ({ page, context }) => {
  await page.goto("/");
  await settled(page, true);
  await context.setOffline(true);
  const length = await page.evaluate(() => history.length);
  await page.getByLabel("Prayer theme").selectOption("strength");
  await page.getByRole("button", { name: "Generate Prayer" }).click();
  await expect(page.locator(".prayer-sheet")).toContainText("Based on Joshua 1:9:");
  await expect(page).toHaveURL(/\/\?prayer=strength$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("another prayer is not the one that was saved", async ({ page }) => {
  await page.goto("/");
  await settled(page, true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const notice = page.locator(".prayer-sheet .notice");
  await expect(notice).toBeVisible();
  await page.getByLabel("Prayer theme").selectOption("faith");
  await page.getByRole("button", { name: "Generate Prayer" }).click();
  await expect(page.locator(".prayer-sheet")).toContainText("Based on Proverbs 3:5-6:");
  await expect(notice).toHaveCount(0);
});

test.describe("the prayer", () => {
  const text = `Based on ${strength?.reference}:\n\n${strength?.text}`;

  test("is copied with its reference", async ({ page }) => {
    const kept = await visit(page, {});
    await press(page, "Copy");
    await expectToast(page, generatorWords.copied);
    expect(await kept()).toEqual({ copied: [text], shared: [] });
  });

  test("is not copied where the clipboard refuses, and that is said", async ({ page }) => {
    await visit(page, { refuses: true });
    await press(page, "Copy");
    await expectToast(page, generatorWords.notCopied);
  });

  test("is shared with its title and the page's address", async ({ page }) => {
    const kept = await visit(page, { shares: "yes" });
    await press(page, "Share");
    const url = page.url();
    expect((await kept()).shared).toEqual([{ title: shareTitle, text, url }]);
    expect(shareTitle).toBe("A Scripture Prayer from Prayer LIFE");
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  test("is not shared where the device cannot, and that is said", async ({ page }) => {
    await visit(page, {});
    await press(page, "Share");
    await expectToast(page, generatorWords.cannotShare);
  });

  test("an error of the device goes to the console only", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(`${message.type()} ${message.text()}`));
    await visit(page, { shares: "DataError" });
    await press(page, "Share");
    await expect.poll(() => said.join()).toContain("info The prayer was not shared");
    await expect(page.locator(".toast")).toHaveCount(0);
  });
});

type Kept = { copied: string[]; shared: ShareData[] };

/** A device of the test's own: it keeps what it is given, or refuses it. */
async function visit(page: Page, device: { refuses?: boolean; shares?: string }) {
  await page.addInitScript(({ refuses, shares }) => {
    const kept: Kept = { copied: [], shared: [] };
    Object.assign(window, { kept });
    const writeText = async (text: string) => {
      if (refuses) throw new DOMException("no", "NotAllowedError");
      kept.copied.push(text);
    };
    const share = async (data: ShareData) => {
      kept.shared.push(data);
      if (shares !== "yes") throw new DOMException("no", shares);
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Object.defineProperty(navigator, "share", { value: shares && share });
  }, device);
  await page.goto("/?prayer=strength");
  await settled(page, true);
  return () => page.evaluate(() => (window as never as { kept: Kept }).kept);
}

async function press(page: Page, name: string) {
  await page.locator(".prayer-sheet").getByRole("button", { name, exact: true }).click();
}

async function expectToast(page: Page, words: { title: string; description: string }) {
  const region = page.locator(".toast-region");
  await expect(region.getByText(words.title, { exact: true })).toBeVisible();
  await expect(region.getByText(words.description, { exact: true })).toBeVisible();
}
