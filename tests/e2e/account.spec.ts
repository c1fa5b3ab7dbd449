import type { Page } from "@playwright/test";
import { send, signedUp } from "./support/person";
import { expect, settled, test } from "./test";

const night = "rgb(15, 23, 42)";
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an account: its address, password, sessions, looks and newsletter", async ({
  page,
  alive,
  browser,
  baseURL,
}) => {
  const ann = await signedUp(page);
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  const message = async (title: string, where: string) => {
    await expect(part(page, where).getByRole("status")).toContainText(title);
    // It is said once, where it happened.
    await expect(toast.getByText(title, { exact: true })).toHaveCount(0);
  };
  const elsewhere = await browser.newContext({ baseURL });
  await elsewhere.request.post("/api/login", { data: ann });

  await page.goto("/");
  await settled(page, alive);
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page).toHaveURL("/account/settings");
  await expect(page).toHaveTitle("Settings - Prayer LIFE");
  await expect(page.getByRole("button", { name: "Log out", exact: true })).toBeHidden();

  const email = part(page, "Email address");
  await expect(email.getByLabel("New email address")).toBeHidden();
  await email.getByText("Change email").click();
  await email.getByLabel("New email address").fill("ann@nowhere");
  await email.getByLabel("Current password").fill("12345");
  expect(await send(page, "Save new email")).toBe(400);
  await expect(email.getByRole("alert")).toBeFocused();
  await expect(email.getByLabel("New email address")).toHaveValue("ann@nowhere");
  await expect(email.getByLabel("New email address")).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
  await expect(email.getByLabel("Current password")).toHaveAccessibleDescription(
    "Password must be at least 6 characters",
  );
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
  await email.getByLabel("New email address").fill(`new.${ann.email}`);
  await email.getByLabel("Current password").fill(ann.password);
  expect(await send(page, "Save new email")).toBeLessThan(400);
  await message("Email changed", "Email address");
  await expect(email.getByText(`new.${ann.email}`)).toBeVisible();
  await expect(email.getByLabel("New email address")).toHaveValue("");

  const password = part(page, "Password");
  await password.getByText("Change password").click();
  await password.getByLabel("Current password").fill("not her password");
  await password.getByLabel("New password", { exact: true }).fill("rest and peace");
  await password.getByLabel("Confirm new password").fill("rest and peace");
  expect(await send(page, "Save new password")).toBe(401);
  await expect(password.getByLabel("Current password")).toHaveAccessibleDescription(
    "This is not your current password",
  );
  // What a page holds that stayed where it was is not taken from its visitor.
  const left = alive ? "rest and peace" : "";
  await expect(password.getByLabel("New password", { exact: true })).toHaveValue(left);
  await password.getByLabel("Current password").fill(ann.password);
  await password.getByLabel("New password", { exact: true }).fill("rest and peace");
  await password.getByLabel("Confirm new password").fill("rest and peace");
  expect(await send(page, "Save new password")).toBeLessThan(400);
  await message("Password changed", "Password");
  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);

  const data = { username: ann.username, password: "rest and peace" };
  await elsewhere.request.post("/api/login", { data });
  await page.reload();
  await settled(page, alive);
  const sessions = part(page, "Where you’re signed in");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
  await message("Signed out everywhere else", "Where you’re signed in");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);
  await elsewhere.close();

  await page.getByRole("link", { name: "Change reading comfort" }).click();
  await page.getByLabel("Dark", { exact: true }).check();
  await page.getByLabel("Larger", { exact: true }).check();
  await send(page, "Save");
  await expect(page.getByRole("main").getByRole("status")).toContainText("Saved");
  await expect.poll(() => background(page)).toBe(night);
  await expect(page.getByLabel("Dark", { exact: true })).toBeChecked();

  await page.getByRole("navigation", { name: "Account" }).getByText("Settings").click();
  await page.getByRole("link", { name: "Privacy Choices" }).first().click();
  await expect(page).toHaveTitle("Privacy Choices - Prayer LIFE");
  const news = part(page, "Newsletter");
  await news.getByRole("button", { name: "Turn the newsletter on" }).click();
  await message("Newsletter on", "Newsletter");
  await expect(
    part(page, "What we hold").getByRole("heading", { name: "Newsletter" }),
  ).toBeVisible();
});

test.describe("a visitor's choice", () => {
  test.use({ colorScheme: "light" });

  test("holds from page to page and from visit to visit, until it is taken back", async ({
    page,
    alive,
  }) => {
    await page.goto("/sitemap");
    await page.getByRole("main").getByRole("link", { name: "Text size" }).click();
    await settled(page, alive);
    const regular = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(await background(page)).not.toBe(night);
    await page.getByLabel("Dark", { exact: true }).check();
    await page.getByLabel("Largest", { exact: true }).check();
    await page.getByLabel(/^Calm mode/).check();
    await send(page, "Save");
    await expect(page.getByRole("main").getByRole("status")).toContainText("Saved");
    await expect.poll(() => background(page)).toBe(night);

    for (const path of ["/", "/faqs", "/plan/anxiety-plan"]) {
      await page.goto(path);
      expect(await background(page)).toBe(night);
      const sizes = await page.evaluate(() => [
        Number.parseFloat(getComputedStyle(document.body).fontSize),
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(sizes[0]).toBeGreaterThan(Number.parseFloat(regular) * 1.35);
      expect(sizes[1]).toBeLessThanOrEqual(0);
    }
    await page.goto("/");
    const moved = await page.evaluate(
      () => getComputedStyle(document.querySelector(".hero-words") ?? document.body).animationName,
    );
    expect(moved).toBe("none");

    await page.goto("/preferences");
    await settled(page, alive);
    await page.getByLabel("Match my device").check();
    await page.getByLabel("Regular", { exact: true }).check();
    await page.getByLabel(/^Calm mode/).uncheck();
    await send(page, "Save");
    await expect.poll(() => background(page)).not.toBe(night);
    await page.goto("/faqs");
    expect(await page.context().cookies()).toEqual([]);
  });
});
