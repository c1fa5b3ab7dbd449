import { accountMessages } from "../../app/forms/account";
import { fill, known, loginOf, registrationOf, send, signedUp, somebody } from "./person";
import { expect, settled, test } from "./test";

const { shortUsername, shortPassword, invalidEmail, differentPasswords } = accountMessages;
const secrets = ["Password", "Confirm Password"];

test("the whole life of an account", async ({ page, alive, playwright, baseURL }) => {
  const ann = somebody();
  const bar = page.getByRole("banner");
  const avatar = bar.getByRole("button", { name: `Account of ${ann.username}` });
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  const expectToast = async (title: string, description: string) => {
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(description, { exact: true })).toBeVisible();
  };

  await page.goto("/");
  await settled(page, alive);
  await bar.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("link", { name: "Register", exact: true }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await fill(page, registrationOf(ann));
  expect(await send(page, "Create Account")).toBeLessThan(400);
  await expect(page).toHaveURL("/");
  await expectToast("Registration successful", "Your account has been created successfully!");
  await expect(avatar).toHaveText("AN");
  await expect(bar.getByRole("link", { name: "Log in" })).toHaveCount(0);

  await page.reload();
  await settled(page, alive);
  await expect(avatar).toBeVisible();
  await expect(toast.getByText("Registration successful")).toHaveCount(0);
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
  await settled(page, alive);

  const [cookie] = await page.context().cookies();
  await avatar.click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expectToast("Logged out", "You have been logged out successfully");
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
  await expectToast("Login successful", `Welcome back, ${ann.username}!`);
  await expect(avatar).toBeVisible();
});

test("the page says what it is, with one form at a time", async ({ page, alive }) => {
  await page.goto("/auth");
  await settled(page, alive);
  await expect(page).toHaveTitle("Log in - Prayer LIFE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Prayer LIFE");
  await expect(page.getByText("Sign in to your account or create a new one")).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Sign in or register" });
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

test("the side panel stands on wide screens only", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/auth");
  const panel = page.getByRole("complementary", { name: "Transform Your Prayer Life" });
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
    "Track Your Progress",
    "Scripture-Guided Prayer",
    "Community Support",
    "Daily Devotionals",
  ]);
  for (const line of [
    "Digital prayer journal",
    "Scripture-based prayer templates",
    "Community sharing of prayer requests",
    "Daily devotionals",
  ]) {
    await expect(panel.getByText(line, { exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(panel).toBeHidden();
});

test("password managers know every field", async ({ page }) => {
  const expectFields = async (fields: Record<string, [string, string]>) => {
    for (const [label, [autocomplete, type]] of Object.entries(fields)) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("autocomplete", autocomplete);
      await expect(field).toHaveAttribute("type", type);
    }
  };
  await page.goto("/auth");
  await expectFields({
    Username: ["username", "text"],
    Password: ["current-password", "password"],
  });
  await page.goto("/auth?tab=register");
  await expectFields({
    Username: ["username", "text"],
    Email: ["email", "email"],
    Password: ["new-password", "password"],
    "Confirm Password": ["new-password", "password"],
  });
});

test("a button shows the password, where scripts run", async ({ page, alive }) => {
  await page.goto("/auth");
  await settled(page, alive);
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(alive ? 1 : 0);
});

const refused: { tab: string; sent: Record<string, string>; said: Record<string, string> }[] = [
  { tab: "login", sent: {}, said: { Username: shortUsername, Password: shortPassword } },
  {
    tab: "login",
    sent: { Username: "ab", Password: "12345" },
    said: { Username: shortUsername, Password: shortPassword },
  },
  {
    tab: "register",
    sent: {},
    said: {
      Username: shortUsername,
      Email: invalidEmail,
      Password: shortPassword,
      "Confirm Password": shortPassword,
    },
  },
  {
    tab: "register",
    sent: { Username: " ab ", Email: "ann@nowhere", Password: "12345", "Confirm Password": "1234" },
    said: {
      Username: shortUsername,
      Email: invalidEmail,
      Password: shortPassword,
      "Confirm Password": shortPassword,
    },
  },
  {
    tab: "register",
    sent: {
      Username: "Ann",
      Email: "a@example.org",
      Password: "123456",
      "Confirm Password": "1234567",
    },
    said: { "Confirm Password": differentPasswords },
  },
];

for (const { tab, sent, said } of refused) {
  test(`${tab} with ${JSON.stringify(sent)} says what is wrong, each on its field`, async ({
    page,
    alive,
  }) => {
    await page.goto(`/auth?tab=${tab}`);
    await settled(page, alive);
    await fill(page, sent);
    expect(await send(page, tab === "login" ? "Sign In" : "Create Account")).toBe(400);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(Object.keys(said).length);
    for (const [label, message] of Object.entries(said)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`${message}$`),
      );
    }
    for (const [label, value] of Object.entries(sent)) {
      const kept = secrets.includes(label) ? "" : value;
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(kept);
    }
    await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused();
  });
}

for (const [taken, label, message] of [
  ["username", "Username", /username is taken/],
  ["email", "Email", /account with that email/],
] as const) {
  test(`a taken ${taken} is said on its field, whatever its case`, async ({ page, alive }) => {
    const ann = await known(page);
    const bob = { ...somebody(), [taken]: ann[taken].toUpperCase() };
    await page.goto("/auth?tab=register");
    await settled(page, alive);
    await fill(page, registrationOf(bob));
    expect(await send(page, "Create Account")).toBe(409);
    const alert = page.getByRole("alert").filter({ hasText: "Registration failed" });
    await expect(alert.first()).toBeVisible();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await expect(page.getByLabel("Username")).toHaveValue(bob.username);
    await expect(page.getByLabel("Email")).toHaveValue(bob.email);
    for (const secret of secrets) {
      await expect(page.getByLabel(secret, { exact: true })).toHaveValue("");
    }
    if (alive) await expect(page.locator(".toast-region")).toContainText("Registration failed");
  });
}

test("a wrong password and an unknown name are answered alike", async ({ page, alive }) => {
  const ann = await known(page);
  await page.goto("/auth");
  await settled(page, alive);
  for (const username of [ann.username, somebody().username]) {
    await fill(page, { Username: username, Password: "not her password" });
    expect(await send(page, "Sign In")).toBe(401);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toHaveText("Login failedInvalid username or password");
    await expect(page.getByLabel("Username")).toHaveValue(username);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    if (alive) {
      const toast = page.locator(".toast-region");
      await expect(toast).toContainText("Login failed");
      await expect(toast).toContainText("Invalid username or password");
    }
  }
  await expect(page.getByRole("banner").getByRole("link", { name: "Features" })).toBeVisible();
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
  await fill(page, { ...registrationOf(ann), "Confirm Password": "another" });
  expect(await send(page, "Create Account")).toBe(400);
  await expect(page.getByText(differentPasswords).first()).toBeVisible();
  await fill(page, registrationOf(ann));
  await send(page, "Create Account");
  await expect(page).toHaveURL("/plan/anxiety-plan?day=2");
});

test("nobody is led to another site", async ({ page, alive }) => {
  const ann = await known(page);
  await page.goto(`/auth?next=${encodeURIComponent("//evil.example")}`);
  await settled(page, alive);
  await fill(page, loginOf(ann));
  await send(page, "Sign In");
  await expect(page).toHaveURL("/");
});

for (const width of [390, 1280]) {
  test(`the account menu opens and closes by mouse and by keyboard at ${width} px`, async ({
    page,
    alive,
  }) => {
    const ann = await signedUp(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/features");
    await settled(page, alive);
    const avatar = page.getByRole("button", { name: `Account of ${ann.username}` });
    const logOut = page.getByRole("button", { name: "Log out" });
    await expect(logOut).toBeHidden();
    await avatar.click();
    await expect(page.getByText(ann.username, { exact: true })).toBeVisible();
    await expect(page.getByText(ann.email, { exact: true })).toBeVisible();
    await expect(logOut).toBeInViewport({ ratio: 1 });
    await page.mouse.click(20, 700);
    await expect(logOut).toBeHidden();

    await avatar.focus();
    const toLogOut = async () => {
      const items = await page.locator(".account-item").count();
      for (let i = 0; i < items; i++) await page.keyboard.press("Tab");
      await expect(logOut).toBeFocused();
    };
    await page.keyboard.press("Enter");
    await toLogOut();
    await page.keyboard.press("Escape");
    await expect(logOut).toBeHidden();
    await expect(avatar).toBeFocused();

    await page.keyboard.press("Space");
    await toLogOut();
    await page.keyboard.press("Enter");
    await expect(avatar).toHaveCount(0);
    await expect(page).toHaveURL("/features");
  });
}

test("a long name and address stay inside their menu", async ({ page }) => {
  const ann = somebody();
  const username = `${ann.username}${"W".repeat(50)}`.slice(0, 50);
  const email = `${"long".repeat(15)}@${"a-long-part.".repeat(14)}${ann.email.slice(4, 16)}.org`;
  const data = { username, email, password: ann.password };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/features");
  await page.getByRole("button", { name: "Account of" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeInViewport({ ratio: 1 });
  const sizes = await page
    .locator(".account-menu")
    .evaluate((menu) => [menu.scrollWidth - menu.clientWidth, document.body.scrollWidth]);
  expect(sizes).toEqual([0, 320]);
});
