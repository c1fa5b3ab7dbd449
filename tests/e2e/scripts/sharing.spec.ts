import type { Page } from "@playwright/test";
import { shareMessages } from "#content/messages/sharing";
import type { PlanDay } from "#content/plans/plan";
import { getPlan, type Plan } from "#content/plans/plans";
import { sharedWords } from "../../support/quoted";
import { choose, type Device, giveDevice } from "../support/device";
import { expect, settled, test } from "../test";

const plan = getPlan("anxiety-plan") as Plan;
const quoted = sharedWords((plan.days[0] as PlanDay).scripture);

test("the browser's own clipboard takes the verse, and the menu gives the focus back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  await choose(page, "#day", "Copy");
  const menu = page.locator("#day details");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await expectCopied(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(quoted);
});

test("the device shares the verse under its title; a window of 600 by 400 opens", async ({
  page,
}) => {
  const recorded = await visit(page, { shares: "yes" });
  await choose(page, "#day", "Share…");
  const url = await page.locator("link[rel=canonical]").getAttribute("href");
  expect((await recorded()).shares).toEqual([
    { title: "Scripture from PrayerLife", text: quoted, url },
  ]);
  await expect(page.locator(".toast")).toHaveCount(0);

  const facebook = page
    .locator("#day")
    .getByRole("link", { name: "Facebook", includeHidden: true });
  const href = await facebook.getAttribute("href");
  await choose(page, "#day", "Facebook");
  expect((await recorded()).popups).toEqual([
    [href, "_blank", "popup,noopener,width=600,height=400"],
  ]);
  await expect(page).toHaveURL(/\/plan\/anxiety-plan$/);
});

test("a share that the visitor cancels is no error", async ({ page }) => {
  const recorded = await visit(page, { shares: "AbortError" });
  await choose(page, "#day", "Share…");
  expect((await recorded()).shares).toHaveLength(1);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("where the device cannot share, the clipboard takes the verse", async ({ page }) => {
  const recorded = await visit(page);
  await choose(page, "#day", "Share…");
  await expectCopied(page);
  expect((await recorded()).clipboard).toEqual([quoted]);
});

test("Escape, a click outside and another day close the menu", async ({ page }) => {
  await visit(page);
  const menu = page.locator("#day details");
  const summary = menu.locator("summary");
  await summary.press("Enter");
  await expect(menu).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Copy" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(menu).toHaveAttribute("open");
  await page.locator("#day h2").click();
  await expect(menu).not.toHaveAttribute("open");

  await summary.press("Enter");
  await page.getByRole("button", { name: "Next Day" }).press("Enter");
  await expect(page.locator("#day h2")).toContainText("Day 2: ");
  await expect(menu).not.toHaveAttribute("open");
});

async function visit(page: Page, device?: Device) {
  const recorded = await giveDevice(page, device);
  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  return recorded;
}

async function expectCopied(page: Page) {
  const { title, description } = shareMessages.verseCopied;
  const region = page.locator(".toast-region");
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region.getByText(description, { exact: true })).toBeVisible();
}
