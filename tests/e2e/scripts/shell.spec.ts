import { expect, settled, test } from "../test";

test("a change of page moves the focus, announces the title, and Back finds its place", async ({
  page,
}) => {
  await page.goto("/");
  await settled(page, true);
  await page.evaluate(() => scrollTo(0, 600));
  const place = await page.evaluate(() => scrollY);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Features" })
    .click();
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Features" })).toHaveText(
    "Features - Prayer LIFE",
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("what another program puts into the page before it is alive does not break it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.setAttribute("data-extension", "");
      document.body.append(document.createElement("aside"));
    });
  });
  await page.goto("/");
  await settled(page, true);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Features" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");
});
