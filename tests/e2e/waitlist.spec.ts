import { waitlist } from "../../app/forms/waitlist";
import { rows } from "./database";
import { expect, settled, test } from "./test";

const tagged = `SELECT tag FROM subscription_tags
  JOIN newsletter_subscriptions ON id = subscriptionId WHERE email = ?`;

for (const path of ["/coming-soon", "/app-download"]) {
  test.describe(`the waitlist of ${path}`, () => {
    test.beforeEach(async ({ page, alive }) => {
      await page.goto(path);
      await settled(page, alive);
    });

    test("takes an address and says so", async ({ page, address, alive }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coming Soon");
      await expect(page.getByText("Summer 2025")).toBeVisible();
      const email = page.getByLabel("Email address");
      await email.fill(address);
      await page.getByRole("button", { name: "Join the Waitlist" }).click();
      await expect(page.getByText(waitlist.inPage.success)).toBeVisible();
      await expect(email).toHaveValue("");
      await expect(page).toHaveURL(new RegExp(`${path}\\?done=waitlist`));
      const toast = page.locator(alive ? ".toast-region" : "dialog");
      await expect(toast.getByText(waitlist.success.title)).toBeVisible();
      await expect(toast.getByText(waitlist.success.description)).toBeVisible();
      expect(rows(tagged, address)).toEqual([{ tag: "App Waitlist" }]);
    });

    test("asks for an address when there is none", async ({ page }) => {
      await page.getByRole("button", { name: "Join the Waitlist" }).click();
      await expect(page.getByText(waitlist.missing.title).first()).toBeVisible();
      await expect(page.getByText(waitlist.missing.description).first()).toBeVisible();
    });
  });
}

test("the page leads home", async ({ page }) => {
  await page.goto("/coming-soon");
  await page.getByRole("link", { name: "Return to the homepage" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
