import type { Page } from "@playwright/test";
import { shareWords } from "../../../app/ui/share-words";
import { getPlan, type Plan } from "../../../content/plans/plans";
import { expect, settled, test } from "../test";

const plan = getPlan("anxiety-plan") as Plan;
const verse = plan.days[0]?.scripture;
const quoted = `"${verse?.verses}" - ${verse?.reference}`;

type Shared = { clipboard: string[]; shares: ShareData[]; popups: string[][] };

/** A device of the test's own: it keeps what it is given, or refuses it. */
async function visit(
  page: Page,
  path: string,
  device: { refuses?: boolean; shares?: string } = {},
) {
  await page.addInitScript(({ refuses, shares }) => {
    const kept: Shared = { clipboard: [], shares: [], popups: [] };
    Object.assign(window, { kept });
    Object.defineProperty(navigator, "clipboard", {
      value: {
        async writeText(text: string) {
          if (refuses) throw new DOMException("no", "NotAllowedError");
          kept.clipboard.push(text);
        },
      },
    });
    Object.defineProperty(navigator, "share", {
      value:
        shares &&
        (async (data: ShareData) => {
          kept.shares.push(data);
          if (shares !== "yes") throw new DOMException("no", shares);
        }),
    });
    window.open = (...given) => {
      kept.popups.push(given.map(String));
      return null;
    };
  }, device);
  await page.goto(path);
  await settled(page, true);
}

const kept = (page: Page) => page.evaluate(() => (window as never as { kept: Shared }).kept);

async function choose(page: Page, place: string, item: string) {
  const menu = page.locator(`${place} details`).first();
  await menu.locator("summary").click();
  await menu.getByText(item, { exact: true }).click();
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
}

async function expectToast(page: Page, words: { title: string; description: string }) {
  const region = page.locator(".toast-region");
  await expect(region.getByText(words.title, { exact: true })).toBeVisible();
  await expect(region.getByText(words.description, { exact: true })).toBeVisible();
}

test("Copy and Instagram put the verse on the clipboard", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan");
  await choose(page, "#day", "Copy");
  await expectToast(page, shareWords.verseCopied);
  await choose(page, "#day", "Instagram");
  await expectToast(page, shareWords.verseForInstagram);
  expect((await kept(page)).clipboard).toEqual([quoted, quoted]);
});

test("the browser's own clipboard takes the verse", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  await choose(page, "#day", "Copy");
  await expectToast(page, shareWords.verseCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(quoted);
});

test("a clipboard that refuses a verse is said", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan", { refuses: true });
  await choose(page, "#day", "Copy");
  await expectToast(page, shareWords.verseNotCopied);
});

for (const [kind, path, place] of [
  ["plan", "/plan/anxiety-plan?day=3", "#save"],
  ["theme", "/theme/theme-2", ".about"],
] as const) {
  test(`the ${kind}'s information is copied in three lines`, async ({ page }) => {
    await visit(page, path);
    await choose(page, place, "Copy to Clipboard");
    await expectToast(page, shareWords[`${kind}Copied`]);
    const [text = ""] = (await kept(page)).clipboard;
    const [title, description, address, ...more] = text.split("\n");
    expect(title).toBe(await page.getByRole("heading", { level: 1 }).textContent());
    expect(description).toBe(await page.locator("meta[name=description]").getAttribute("content"));
    expect(new URL(address ?? "").pathname + new URL(address ?? "").search).toBe(
      path.replace(/\?.*/, ""),
    );
    expect(more).toEqual([]);
  });

  test(`a clipboard that refuses the ${kind}'s information is said`, async ({ page }) => {
    await visit(page, path, { refuses: true });
    await choose(page, place, "Copy to Clipboard");
    await expectToast(page, shareWords.informationNotCopied);
  });
}

test("the device shares the verse under its title", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan", { shares: "yes" });
  await choose(page, "#day", "Share…");
  const url = await page.locator("link[rel=canonical]").getAttribute("href");
  expect((await kept(page)).shares).toEqual([
    { title: "Scripture from PrayerLife", text: quoted, url },
  ]);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a share that the visitor cancels is no error", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan", { shares: "AbortError" });
  await choose(page, "#day", "Share…");
  expect((await kept(page)).shares).toHaveLength(1);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a share that fails is said", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan", { shares: "DataError" });
  await choose(page, "#day", "Share…");
  await expectToast(page, shareWords.notShared);
});

test("where the device cannot share, the clipboard takes the verse", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan");
  await choose(page, "#day", "Share…");
  await expectToast(page, shareWords.verseCopied);
  expect((await kept(page)).clipboard).toEqual([quoted]);
});

test("another site's share page opens in a window of 600 by 400", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan");
  const href = await page
    .locator("#day")
    .getByRole("link", { name: "Facebook", includeHidden: true })
    .getAttribute("href");
  await choose(page, "#day", "Facebook");
  expect((await kept(page)).popups).toEqual([
    [href, "_blank", "popup,noopener,width=600,height=400"],
  ]);
  await expect(page).toHaveURL(/\/plan\/anxiety-plan$/);
});

test("Escape and a click outside close the menu", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan");
  const menu = page.locator("#day details");
  const summary = menu.locator("summary");
  await summary.press("Enter");
  await expect(menu).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Facebook" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(menu).toHaveAttribute("open");
  await page.locator("#day h2").click();
  await expect(menu).not.toHaveAttribute("open");
});

test("another day's verse comes with its menu closed", async ({ page }) => {
  await visit(page, "/plan/anxiety-plan");
  await page.locator("#day summary").press("Enter");
  await page.getByRole("button", { name: "Next Day" }).press("Enter");
  await expect(page.locator("#day h2")).toContainText("Day 2: ");
  await expect(page.locator("#day details")).not.toHaveAttribute("open");
});
