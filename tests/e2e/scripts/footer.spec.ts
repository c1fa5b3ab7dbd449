import { expect, settled, test } from "../test";

test("the footer's links lead on without loading the page anew, but for those to documents", async ({
  page,
}) => {
  await page.goto("/");
  await settled(page, true);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  const footer = page.locator("footer");
  await footer.getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL("/features");
  await expect(page.locator("body")).toHaveAttribute("data-same", "");
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("body")).not.toHaveAttribute("data-same");
});

test("on a desk its columns stand beside each other, whatever sheets a page brings", async ({
  page,
}) => {
  for (const path of ["/", "/plan/anxiety-plan"]) {
    await page.goto(path);
    const columns = await page.locator("footer nav").all();
    const tops = await Promise.all(columns.map(async (each) => (await each.boundingBox())?.y));
    expect(new Set(tops).size, path).toBe(1);
  }
});
