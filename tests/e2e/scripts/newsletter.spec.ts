import { newsletter } from "../../../app/forms/newsletter";
import { rows } from "../database";
import { holdPosts } from "../hold";
import { expect, settled, test } from "../test";

const { success, failure } = newsletter;

/** What makes the edge refuse the very request that our script sends. */
const refused: Record<number, { headers?: Record<string, string>; postData?: string }> = {
  403: { headers: { "sec-fetch-site": "cross-site" } },
  413: { postData: `email=${"a".repeat(70_000)}` },
  415: { headers: { "content-type": "text/plain" } },
};

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await settled(page, true);
});

test("the form shows that it is sending, and the page does not jump", async ({ page, address }) => {
  const release = await holdPosts(page);
  const email = page.getByLabel("Email address");
  await email.fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const button = page.getByRole("button", { name: "Subscribing..." });
  await expect(button).toBeDisabled();
  await expect(email).toBeDisabled();
  const before = await page.evaluate(() => scrollY);
  release();
  await expect(page.locator("#newsletter").getByText(success.title)).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(120);
});

test("a lost connection keeps the words, and a second try goes through", async ({
  page,
  address,
  context,
}) => {
  const email = page.getByLabel("Email address");
  await email.fill(address);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.locator(".toast-region").getByText(failure.description)).toBeVisible();
  await expect(page.locator("#newsletter").getByText(failure.description)).toBeVisible();
  await expect(email).toHaveValue(address);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.locator("#newsletter").getByText(success.title)).toBeVisible();
  await expect(page.locator("#newsletter").getByText(failure.description)).toHaveCount(0);
  await expect(email).toHaveValue("");
  expect(rows("SELECT email FROM newsletter_subscriptions WHERE email = ?", address)).toHaveLength(
    1,
  );
});

for (const [status, sent] of Object.entries(refused)) {
  test(`a refusal with ${status} is understood and keeps the words`, async ({ page, address }) => {
    await page.route("**/*.data*", async (route) => {
      const headers = { ...route.request().headers(), ...sent.headers };
      await route.fulfill({ response: await route.fetch({ ...sent, headers }) });
    });
    const email = page.getByLabel("Email address");
    await email.fill(address);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(
      page.locator("#newsletter").getByText(new RegExp(`^${status}: \\w+`)),
    ).toBeVisible();
    await expect(page.locator(".toast-region").getByText(failure.description)).toBeVisible();
    await expect(email).toHaveValue(address);
  });
}
