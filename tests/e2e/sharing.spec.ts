import { getPlan } from "../../content/plans/plans";
import { expect, settled, test } from "./test";

const verse = getPlan("anxiety-plan")?.days[3]?.scripture;
const quoted = `"${verse?.verses}" - ${verse?.reference}`;

test.beforeEach(async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, alive);
});

test("the menu of a verse opens, with links that carry its words and address", async ({ page }) => {
  const menu = page.locator("#day details");
  await expect(menu.getByRole("link", { name: "Facebook" })).toBeHidden();
  await menu.getByText("Share This Verse").click();
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(address).toMatch(/\/plan\/anxiety-plan\?day=4$/);
  const shared = async (name: string) => {
    const link = menu.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    const { host, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
    return { to: host + pathname, ...Object.fromEntries(searchParams) };
  };
  expect(await shared("Facebook")).toEqual({
    to: "www.facebook.com/sharer/sharer.php",
    u: address,
    quote: quoted,
  });
  expect(await shared("X")).toEqual({ to: "x.com/intent/post", text: quoted, url: address });
  expect(await shared("LinkedIn")).toEqual({
    to: "www.linkedin.com/shareArticle",
    mini: "true",
    url: address,
    summary: quoted,
  });
  expect(await shared("WhatsApp")).toEqual({ to: "wa.me/", text: `${quoted} ${address}` });
});

test("the menu of the plan shares the plan, whichever day is open", async ({ page }) => {
  const menu = page.locator("#save details");
  await menu.locator("summary").click();
  const href = await menu.getByRole("link", { name: "X", exact: true }).getAttribute("href");
  const { searchParams } = new URL(href ?? "");
  expect(searchParams.get("url")).toMatch(/\/plan\/anxiety-plan$/);
  expect(searchParams.get("text")).toMatch(/^Dealing with Anxiety: Seven short days/);
});

test("on a phone the menu is a sheet from the bottom, and closes beside it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator("#day summary").click();
  const sheet = page.locator("#day .share-sheet");
  await expect(sheet).toBeVisible();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && [box.x, Math.round(box.y + box.height)];
    })
    .toEqual([0, 800]);
  await page.mouse.click(200, 120);
  await expect(sheet).toBeHidden();
});

test("without scripts the words stand in the menu to be copied", async ({ page, alive }) => {
  await page.locator("#day summary").click();
  const menu = page.locator("#day details");
  await expect(menu.getByText(quoted)).toBeVisible({ visible: !alive });
  await expect(menu.getByRole("button", { name: "Copy" })).toBeVisible({ visible: alive });
});
