import type { Page } from "@playwright/test";
import { holdPosts } from "../support/hold";
import { fill, known, loginOf, registrationOf, send, signedUp, somebody } from "../support/person";
import { expect, settled, test } from "../test";

const toast = (page: Page) => page.locator(".toast-region");

test("a tab changes in place: no scroll, a new title, the focus where it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/auth");
  await settled(page, true);
  await page.evaluate(() => scrollTo({ top: 180, behavior: "instant" }));
  const entries = await page.evaluate(() => history.length);
  const register = page.getByRole("link", { name: "Register", exact: true });
  await register.click();
  await expect(page).toHaveTitle("Create Account - Prayer LIFE");
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await expect(register).toBeFocused();
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([180, entries]);
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Create Account" })).toHaveText(
    "Create Account - Prayer LIFE",
  );
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Log in - Prayer LIFE");
  await expect(page.getByRole("link", { name: "Login", exact: true })).toBeFocused();

  await test.step("a link under the form hands its focus to the tab that it opens", async () => {
    await page.getByRole("link", { name: "Don't have an account? Sign up" }).press("Enter");
    await expect(register).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Username")).toBeFocused();
  });
});

test("sign-in forgets a wrong password, and shows that it is under way", async ({ page }) => {
  const ann = await known(page);
  await page.goto("/auth");
  await settled(page, true);
  await page.getByRole("button", { name: "Show password" }).click();
  await fill(page, { ...loginOf(ann), Password: "not her password" });
  expect(await send(page, "Sign In")).toBe(401);
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveValue("");
  await fill(page, loginOf(ann));
  const release = await holdPosts(page);
  await password.press("Enter");
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  release();
  await expect(toast(page)).toContainText(`Welcome back, ${ann.username}!`);
});

test("a registration that is refused leaves the passwords in the page", async ({ page }) => {
  const ann = await known(page);
  const sent = registrationOf({ ...somebody(), username: ann.username });
  await page.goto("/auth?tab=register");
  await settled(page, true);
  await fill(page, sent);
  expect(await send(page, "Create Account")).toBe(409);
  await expect(page.getByRole("alert")).toBeFocused();
  for (const [label, value] of Object.entries(sent))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  const { username } = somebody();
  await page.getByLabel("Username").fill(username);
  expect(await send(page, "Create Account")).toBeLessThan(400);
  await expect(page.getByRole("button", { name: `Account of ${username}` })).toBeVisible();
});

test("registration shows that it is under way, and home begins at its top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/auth?tab=register");
  await settled(page, true);

  await test.step("the password is shown and hidden again, the confirmation with it", async () => {
    const password = page.getByLabel("Password", { exact: true });
    const expectType = async (type: string) => {
      await expect(password).toHaveAttribute("type", type);
      await expect(page.getByLabel("Confirm Password")).toHaveAttribute("type", type);
    };
    await password.fill("seen by me");
    await page.getByRole("button", { name: "Show password" }).click();
    await expectType("text");
    await expect(page.getByRole("button", { name: "Hide password" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectType("password");
    await expect(password).toHaveValue("seen by me");
  });

  const release = await holdPosts(page);
  await fill(page, registrationOf(somebody()));
  await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
});

test("log-out stays on the page and its day, and leaves the focus in it", async ({ page }) => {
  await signedUp(page);
  await page.goto("/plan/anxiety-plan?day=3");
  await settled(page, true);
  await page.getByRole("button", { name: "Account of" }).click();
  const logOut = page.getByRole("button", { name: "Log out" });

  await test.step("a refusal says why", async () => {
    await page.route("**/api/logout", async (route) => {
      const postData = "a".repeat(70_000);
      await route.fulfill({ response: await route.fetch({ postData }) });
    });
    await logOut.click();
    await expect(toast(page)).toContainText(/413: \w+/);
    await expect(page.getByRole("button", { name: "Account of" })).toBeVisible();
    await page.unrouteAll();
  });

  await logOut.click();
  await expect(toast(page)).toContainText("You have been logged out successfully");
  await expect(page).toHaveURL("/plan/anxiety-plan?day=3");
  await expect(page.locator("main")).toBeFocused();
});

test("log-out on a page of one's own leads home, and Back leads out of those pages", async ({
  page,
}) => {
  await signedUp(page);
  await page.goto("/plans");
  await settled(page, true);
  for (const [link, path] of [
    ["My Prayers", "/account/prayers"],
    ["Settings", "/account/settings"],
  ] as const) {
    await page.getByRole("button", { name: "Account of" }).click();
    await page.locator(".account-menu").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(toast(page)).toContainText("You have been logged out successfully");
  await expect(page.getByText("Please log in to see that page.")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/auth?next=%2Faccount%2Fprayers");
  await page.goBack();
  await expect(page).toHaveURL("/plans");
});
