import type { Page } from "@playwright/test";
import { accountMessages } from "~/accounts/account-definition";
import { invalidEmail } from "~/forms/form";
import { fill, loginOf, registrationOf, send, signedUp, somebody } from "./support/person";
import { expect, settled, test } from "./test";

const { shortUsername, shortPassword, differentPasswords } = accountMessages;

test("the whole life of an account", { tag: "@postgres" }, async ({
  page,
  alive,
  playwright,
  baseURL,
}) => {
  const ann = somebody();
  const bar = page.getByRole("banner");
  const avatar = bar.getByRole("button", { name: `Account of ${ann.username}` });
  const toast = page.locator(alive ? ".toast-region" : "dialog");

  await page.goto("/features");
  await settled(page, alive);
  await bar.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("link", { name: "Register", exact: true }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await fill(page, registrationOf(ann));
  expect(await send(page, "Create Account")).toBeLessThan(400);
  await expect(page).toHaveURL("/");
  await expect(toast.getByText("Registration successful", { exact: true })).toBeVisible();
  await expect(avatar).toHaveText("AN");
  await expect(bar.getByRole("link", { name: "Log in" })).toHaveCount(0);

  await page.goto("/auth");
  await expect(page).toHaveURL("/");
  await settled(page, alive);
  await expect(avatar).toBeVisible();
  await expect(toast.getByText("Registration successful")).toHaveCount(0);

  const [cookie] = await page.context().cookies();
  await avatar.click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(toast.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(avatar).toHaveCount(0);
  const stranger = await playwright.request.newContext({ baseURL });
  const headers = { Cookie: `session_id=${cookie?.value}` };
  expect((await stranger.get("/api/user", { headers })).status()).toBe(401);
  await stranger.dispose();

  await page.goto("/auth");
  await settled(page, alive);
  await fill(page, { ...loginOf(ann), Username: ann.username.toUpperCase() });
  expect(await send(page, "Sign In")).toBeLessThan(400);
  await expect(page).toHaveURL("/");
  await expect(toast.getByText(`Welcome back, ${ann.username}!`, { exact: true })).toBeVisible();
  await expect(avatar).toBeVisible();
});

test("the page says what it is, with one form at a time", async ({ page, alive }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/auth");
  await settled(page, alive);
  await expect(page).toHaveTitle("Log in - Prayer LIFE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Prayer LIFE");
  await expect(page.getByText("Sign in to your account or create a new one")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(alive ? 1 : 0);
  const panel = page.getByRole("complementary", { name: "Transform Your Prayer Life" });
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
    "Track Your Progress",
    "Scripture-Guided Prayer",
    "Community Support",
    "Daily Devotionals",
  ]);
  for (const line of [
    "digital prayer journal",
    "Scripture-based prayer templates",
    "Community sharing of prayer requests",
    "Daily devotionals",
  ]) {
    await expect(panel.getByRole("paragraph").filter({ hasText: line })).toBeVisible();
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(panel).toBeHidden();

  const tabs = page.getByRole("navigation", { name: "Log in or register" });
  await expect(tabs.locator("[aria-current=page]")).toHaveText("Login");
  await expect(page.getByLabel("Email", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Don't have an account? Sign up", exact: true }).click();

  await expect(page).toHaveURL("/auth?tab=register");
  await expect(page).toHaveTitle("Create Account - Prayer LIFE");
  await expect(tabs.locator("[aria-current=page]")).toHaveText("Register");
  await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toHaveCount(0);
  await expect(page.getByText(/at least 13 years old/)).toBeVisible();
  await page.getByRole("link", { name: "Already have an account? Sign in", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("what is wrong is said, each on its field, and the input is preserved", async ({
  page,
  alive,
}) => {
  await page.goto("/auth");
  await settled(page, alive);
  await refuse(page, alive, "Sign In", { Username: "ab", Password: "12345" });
  await expectMessages(page, { Username: shortUsername, Password: shortPassword });
  await expect(page.getByLabel("Username")).toHaveValue("ab");

  await page.goto("/auth?tab=register");
  await settled(page, alive);
  const sent = { Username: " ab ", Email: "ann@nowhere" };
  await refuse(page, alive, "Create Account", {
    ...sent,
    Password: "12345",
    "Confirm Password": "1234",
  });
  await expectMessages(page, {
    Username: shortUsername,
    Email: invalidEmail,
    Password: shortPassword,
    "Confirm Password": shortPassword,
  });
  for (const [label, value] of Object.entries(sent))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
});

test("where one wanted to go is kept through tabs, failures and registration", async ({
  page,
  alive,
}) => {
  const ann = somebody();
  await page.goto("/auth?next=%2Fplan%2Fanxiety-plan%3Fday%3D2");
  await settled(page, alive);
  await fill(page, loginOf(ann));
  expect(await send(page, "Sign In")).toBe(401);
  await page.getByRole("link", { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  const differing = { ...registrationOf(ann), "Confirm Password": "another" };
  await refuse(page, alive, "Create Account", { ...differing, Email: "no address" });
  await expectMessages(page, { Email: invalidEmail, "Confirm Password": differentPasswords });
  await fill(page, registrationOf(ann));
  await send(page, "Create Account");
  await expect(page).toHaveURL("/plan/anxiety-plan?day=2");
});

test("the account menu opens and closes by mouse and by keyboard, at any width", async ({
  page,
  alive,
}) => {
  const ann = await signedUp(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/features");
  await settled(page, alive);
  const avatar = page.getByRole("button", { name: `Account of ${ann.username}` });
  const logOut = page.getByRole("button", { name: "Log out" });
  await expect(logOut).toBeHidden();
  const toLogOut = async () => {
    const items = await page.locator("#account-menu .account-item").count();
    for (let i = 0; i < items; i++) await page.keyboard.press("Tab");
    await expect(logOut).toBeFocused();
  };
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await avatar.click();
    await expect(page.getByText(ann.username, { exact: true })).toBeVisible();
    await expect(page.getByText(ann.email, { exact: true })).toBeVisible();
    await expect(logOut).toBeInViewport({ ratio: 1 });
    await page.mouse.click(20, 700);
    await expect(logOut).toBeHidden();

    await avatar.focus();
    await page.keyboard.press("Enter");
    await toLogOut();
    await page.keyboard.press("Escape");
    await expect(logOut).toBeHidden();
    await expect(avatar).toBeFocused();
  }
  await page.keyboard.press("Space");
  await toLogOut();
  await page.keyboard.press("Enter");
  await expect(avatar).toHaveCount(0);
  await expect(page).toHaveURL("/features");
});

test("a long name and address stay inside their menu", { tag: "@once" }, async ({ page }) => {
  const { email, username, password } = somebody();
  await signedUp(page, {
    password,
    username: `${username}${"W".repeat(50)}`.slice(0, 50),
    email: `${"long".repeat(15)}@${"a-long-part.".repeat(14)}${email.slice(4, 16)}.org`,
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/features");
  await page.getByRole("button", { name: "Account of" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeInViewport({ ratio: 1 });
  const sizes = await page
    .locator(".account-menu")
    .evaluate((menu) => [menu.scrollWidth - menu.clientWidth, document.body.scrollWidth]);
  expect(sizes).toEqual([0, 320]);
});

/** Sends what is refused: no page brings passwords back, but one that stayed holds them still. */
async function refuse(page: Page, alive: boolean, button: string, sent: Record<string, string>) {
  await fill(page, sent);
  const posts = countPosts(page);
  expect(await send(page, button)).toBe(400);
  await expect(page).toHaveTitle(/^Error: /);
  expect(posts()).toBe(1);
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeFocused();
  for (const [label, value] of Object.entries(sent))
    if (label.includes("Password"))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(alive ? value : "");
}

function countPosts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") count += 1;
  });
  return () => count;
}

async function expectMessages(page: Page, messages: Record<string, string>) {
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(Object.keys(messages).length);
  for (const [label, message] of Object.entries(messages)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`^${message}`),
    );
  }
}
