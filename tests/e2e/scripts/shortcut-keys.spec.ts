import { send, signedUp } from "../support/person";
import { expect, settled, test } from "../test";

test("a slash opens the menu's search where the page has none, and leaves no page", async ({
  page,
}) => {
  await page.goto("/contact");
  await settled(page, true);
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search Prayer LIFE and the Bible" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL(/\/contact$/);
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

for (const visit of ["a visitor", "who is signed in"]) {
  test(`${visit} turns shortcut keys off, and on again`, async ({ page }) => {
    if (visit === "who is signed in") await signedUp(page);
    const box = page.getByRole("checkbox", { name: "Keyboard:" });
    const choose = async (off: boolean) => {
      await page.goto("/preferences");
      await settled(page, true);
      await box.setChecked(off);
      await send(page, "Save");
      await expect(page.locator("html[data-no-keys]")).toHaveCount(off ? 1 : 0);
    };
    await choose(true);
    await expect(box).toBeChecked();
    await page.goto("/pray?hour=night&of=monday&pray=now&line=1");
    await settled(page, true);
    for (const key of ["/", "ArrowRight", " ", "ArrowDown"]) await page.keyboard.press(key);
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await choose(false);
    await page.goto("/pray?hour=night&of=monday&pray=now&line=1");
    await settled(page, true);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  });
}

test("where a line is longer than the screen, Space and the arrows scroll", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/pray?hour=night&of=monday&pray=now&line=1");
  await settled(page, true);
  const scrolled = () => page.evaluate(() => scrollY);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press("Space");
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect(page.getByText(/^1 of \d+$/)).toBeAttached();
});

test("Show password comes before the second field, which it shows as well", async ({ page }) => {
  await page.goto("/auth?tab=register");
  await settled(page, true);
  await page.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const second = page.getByLabel("Confirm Password");
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("type", "text");
});
