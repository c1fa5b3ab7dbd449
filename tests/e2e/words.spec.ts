import { signedUp } from "./support/person";
import { expect, running, settled, test } from "./test";

// Pages without a script are the same in every way; what they say is read by tests/request.
test("questions open one at a time, and one is led to its open answer", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/faqs");
  const open = page.locator("details[open]");
  await expect(open).toHaveCount(0);
  await page.getByText("What is Prayer LIFE?").click();
  await expect(open).toHaveCount(1);
  await page.getByText("How do I report a bug?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("Settings, then Report an Issue");
  await page.getByText("How do I report a bug?").click();
  await expect(open).toHaveCount(0);

  await page.goto("/help-center");
  await page.getByRole("link", { name: "How do I delete my account?" }).click();
  await expect(page).toHaveURL(/\/faqs#deleting-an-account$/);
  await expect(open).toHaveCount(1);
  await expect(page.getByText("removes all of your data")).toBeInViewport();
  await expect(page.getByText("How do I delete my account?")).toBeInViewport();
});

test("from a page alive to one without scripts and back, the place is kept", async ({
  page,
  alive,
}) => {
  await page.goto("/features");
  await settled(page, alive);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(page.locator(running)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole("link", { name: "Explore the Features" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");
  await settled(page, alive);
  const place = () => page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect.poll(place).toBeGreaterThan(600);
});

test("somebody signed in gets the same page alive, with a way to log out", async ({
  page,
  alive,
}) => {
  const ann = await signedUp(page);
  await page.goto("/about");
  await expect(page.locator(running)).not.toHaveCount(0);
  await settled(page, alive);
  await page.getByRole("button", { name: `Account of ${ann.username}` }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText("You have been logged out successfully").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});
