import { expect, settled, test } from "../test";

test("Save stands where it stood when the page comes alive", async ({ page }) => {
  const save = page.locator(".prayer-buttons").getByRole("button", { name: "Save" });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/?prayer=faith");
  await page.evaluate(() => document.fonts.ready);
  const before = await save.boundingBox();
  await page.unroute(/\.js$/);
  await page.goto("/?prayer=faith");
  await settled(page, true);
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await save.boundingBox()).toEqual(before);
});
