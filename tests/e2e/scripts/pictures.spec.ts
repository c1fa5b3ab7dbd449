import { readFileSync } from "node:fs";
import { expect, settled, test } from "../test";

test("a verse becomes a picture on the device: chosen, drawn and saved", async ({ page }) => {
  await page.goto("/picture?of=verse/home");
  await settled(page, true);
  const picture = page.getByRole("img", { name: /May|may the God of hope/ });
  await expect(page.locator("canvas")).toBeVisible();
  await page.getByRole("radio", { name: "Wide" }).check();
  await page.getByRole("radio", { name: "Door" }).check();
  await expect(page).toHaveURL(/scene=door.*ratio=wide/);
  await expect(picture).toHaveAttribute("width", "1600");
  await expect(page.locator("canvas")).toBeVisible();
  // Some engines read the picture only once the click that saves it is over.
  await page.evaluate(() => {
    const { click } = HTMLAnchorElement.prototype;
    const { revokeObjectURL } = URL;
    let clicking = false;
    HTMLAnchorElement.prototype.click = function press() {
      clicking = true;
      setTimeout(() => (clicking = false));
      click.call(this);
    };
    URL.revokeObjectURL = (url) => {
      document.documentElement.dataset.revoked = clicking ? "too soon" : "later";
      revokeObjectURL(url);
    };
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the picture" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("prayer-life.png");
  await expect(page.locator("html")).toHaveAttribute("data-revoked", "later");
  const png = readFileSync(await saved.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 900]);
  expect(png.length).toBeGreaterThan(40_000);
});

test("on a phone the scenes lie side by side in one row, and two presses save one of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/picture?of=verse/home&scene=bread");
  await settled(page, true);
  const boxes = await page
    .locator("label:has([name=scene])")
    .evaluateAll((labels) =>
      labels
        .map((label) => label.getBoundingClientRect())
        .map(({ left, right, y }) => [left, right, y]),
    );
  expect(boxes).toHaveLength(26);
  boxes.slice(1).forEach(([left = 0, , y], index) => {
    expect(left).toBeGreaterThan(boxes[index]?.[1] ?? 0);
    expect(y).toBe(boxes[0]?.[2]);
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await expect(page.getByRole("radio", { name: "Bread" })).toBeInViewport();
  await page.getByRole("radio", { name: "Sprout" }).check();
  await page.getByRole("radio", { name: "Story" }).check();
  const save = page.getByRole("button", { name: "Save the picture" });
  await expect(page.locator("canvas")).toHaveAttribute("height", "1920");
  await save.scrollIntoViewIfNeeded();
  // While its look is chosen it stays whole under the bar, and leaves room for the choices.
  const { y = 0, height = 0 } = (await page.locator("canvas").boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(64);
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThanOrEqual(0.4 * 844);
  const order = await page.locator("main :is(legend, button)").allTextContents();
  expect(order.map((each) => each.trim()).slice(-4)).toEqual([
    "Scene",
    "Shape",
    "Text size",
    "Save the picture",
  ]);
  const download = page.waitForEvent("download");
  await save.click();
  expect((await download).suggestedFilename()).toBe("prayer-life.png");
  await expect(page).toHaveURL(/scene=sprout/);
});
