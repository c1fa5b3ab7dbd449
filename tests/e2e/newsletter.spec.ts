import { newsletter } from "../../app/forms/newsletter";
import { rows } from "./database";
import { expect, settled, test } from "./test";

const { success, missing } = newsletter;

for (const path of ["/", "/features"]) {
  test.describe(`the newsletter form of ${path}`, () => {
    test.beforeEach(async ({ page, alive }) => {
      await page.goto(path);
      await settled(page, alive);
    });

    test("keeps an address and says so", async ({ page, address, alive }) => {
      const email = page.getByLabel("Email address");
      await email.fill(address);
      await page.getByRole("button", { name: "Subscribe" }).click();
      const section = page.locator("#newsletter");
      await expect(section.getByText(success.title)).toBeVisible();
      await expect(section.getByText(success.description)).toBeVisible();
      await expect(email).toHaveValue("");
      expect(
        rows("SELECT isActive FROM newsletter_subscriptions WHERE email = ?", address),
      ).toEqual([{ isActive: 1 }]);

      const toast = page.locator(alive ? ".toast-region" : "dialog");
      await expect(toast.getByText(success.title)).toBeVisible();
      await page.reload();
      await settled(page, alive);
      await expect(section.getByText(success.title)).toBeVisible();
      await expect(toast.getByText(success.title)).toHaveCount(0);
    });

    test("names what is wrong and keeps the words", async ({ page, alive }) => {
      const email = page.getByLabel("Email address");
      await email.fill("ann@nowhere");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(email).toHaveValue("ann@nowhere");
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
      const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
      await expect(summary).toBeFocused();
      await summary.getByRole("link").click();
      await expect(email).toBeFocused();
      if (alive) await expect(page).toHaveURL(new RegExp(`${path}(#newsletter-email)?$`));
    });

    test("asks for an address when there is none", async ({ page, alive }) => {
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText(missing.title).first()).toBeVisible();
      await expect(page.getByText(missing.description).first()).toBeVisible();
      if (alive) await expect(page.getByLabel("Email address")).toBeFocused();
    });
  });
}
