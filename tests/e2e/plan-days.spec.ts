import { fill, registrationOf, send, somebody } from "./support/person";
import { expectDay, openPlan } from "./support/plan-days";
import { expect, settled, test } from "./test";

const faith = "/plan/faith-plan";

test("what a visitor wants to save is saved once they register, and removed again", async ({
  page,
  alive,
}) => {
  await openPlan(page, `${faith}?day=2`, alive);
  await page.getByRole("button", { name: "Save plan" }).click();
  await page.locator("#save").getByRole("link", { name: "Log in" }).click();
  await settled(page, alive);
  await page.getByRole("link", { name: "Register" }).click();
  // The form to sign in has a username too.
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await fill(page, registrationOf(somebody()));
  await send(page, "Create Account");
  await expect(page.locator("#save").getByText("Plan saved")).toBeInViewport();
  await expectDay(page, 2);
  const saved = page.getByRole("button", { name: "Saved", pressed: true });
  await expect(saved).toBeVisible();

  await settled(page, alive);
  await page.locator("#save").getByRole("link", { name: "See what you saved" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved");
  await expect(page.getByRole("link", { name: "Faith Over Fear" })).toBeVisible();
  await settled(page, alive);
  await page.getByRole("button", { name: "Remove Faith Over Fear" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await expect(page.locator(alive ? ".toast-region" : "#saved").getByText("Removed")).toBeVisible();
  if (alive) await expect(page.locator("#saved")).toBeFocused();
  await page.getByRole("link", { name: "Find a plan" }).click();
  await expect(page.getByRole("heading", { name: "Bible Reading Plans" })).toBeInViewport();
});
