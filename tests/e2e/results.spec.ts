import { expect, settled, test } from "./test";

test("thanks are for whoever sent the form, and for no one who opens the address", {
  tag: "@postgres",
}, async ({ page, otherPage, alive, address }) => {
  await page.goto("/features");
  await settled(page, alive);
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const thanks = (where: typeof page) => where.locator("#newsletter").getByRole("status");
  await expect(thanks(page)).toContainText("Thank you for subscribing!");
  await expect(page).toHaveURL(/done=newsletter/);
  const shared = page.url();

  await page.context().clearCookies();
  await page.reload();
  await expect(thanks(page)).toContainText("Thank you for subscribing!");

  await otherPage.goto(shared);
  await settled(otherPage, alive);
  await expect(otherPage).toHaveURL(/\/features(#newsletter)?$/);
  await expect(thanks(otherPage)).toHaveCount(0);
});
