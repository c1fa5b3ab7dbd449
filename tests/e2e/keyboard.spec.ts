import type { Locator, Page } from "@playwright/test";
import { signedUp } from "./support/person";
import { expect, settled, test } from "./test";

/** Goes by Tab until it has the focus, and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `stops before ${target}`).toBeLessThan(200);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

test("the keyboard alone lands, prays, says Amen, saves the prayer and finds it again", async ({
  page,
  alive,
}) => {
  const { username } = await signedUp(page);
  const main = page.getByRole("main");
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await page.goto("/");
  await settled(page, alive);
  await press(page, link("Pray").first());
  await expect(page).toHaveURL(/\/pray$/);
  await settled(page, alive);
  await expect(main).toMatchAriaSnapshot(`
    - complementary "Help now"
    - article:
      - heading /A prayer for this hour .+/ [level=1]
      - link "Pray it line by line"
      - paragraph
      - button "Amen"
    - region "How are you right now?":
      - list "Feelings"
      - navigation "Other hours"
  `);
  const title = await main.locator("h1 > span:not(.eyebrow):visible").innerText();

  await press(page, page.getByRole("button", { name: "Amen" }));
  await expect(page).toHaveTitle("Amen - Prayer LIFE");
  await settled(page, alive);
  await expect(main).toMatchAriaSnapshot(`
    - article:
      - heading "Amen" [level=1]
      - blockquote
      - navigation "From here":
        - link "Go in peace"
        - link "Stay a while"
        - button "Save prayer"
  `);
  await press(page, page.getByRole("button", { name: "Save prayer" }));
  await expect(page.getByRole("button", { name: "Prayer saved" })).toBeVisible();
  await settled(page, alive);

  await press(page, link("Go in peace"));
  await expect(main.getByRole("heading", { level: 2 })).toHaveText("Go in peace");
  await press(page, main.getByRole("link", { name: "Home" }));
  await expect(page).toHaveURL(/\/$/);
  await settled(page, alive);
  await press(page, page.getByRole("button", { name: `Account of ${username}` }));
  await press(page, page.locator("#account-menu").getByRole("link", { name: "My Prayers" }));
  await expect(page).toHaveURL(/\/account\/prayers$/);
  await expect(main.getByRole("heading", { name: title })).toBeVisible();
});
