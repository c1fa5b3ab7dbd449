import { newsletter } from "~/routes/marketing/newsletter/newsletter-definition";
import { holdPosts } from "../support/hold";
import { expect, settled, test } from "../test";

const { success, failure } = newsletter;

/** What makes the edge refuse the very request that our script sends. */
const refused: Record<number, { headers?: Record<string, string>; postData?: string }> = {
  403: { headers: { "sec-fetch-site": "cross-site" } },
  413: { postData: `email=${"a".repeat(70_000)}` },
  415: { headers: { "content-type": "text/plain" } },
};

test("refusals of the edge are understood and preserve the input; then it is sent, its thanks and its button in sight", async ({
  page,
  address,
}) => {
  await page.goto("/features");
  await settled(page, true);
  const section = page.locator("#newsletter");
  const email = page.getByLabel("Email address");
  await email.fill(address);
  for (const [status, sent] of Object.entries(refused)) {
    await page.route("**/*.data*", async (route) => {
      const headers = { ...route.request().headers(), ...sent.headers };
      await route.fulfill({ response: await route.fetch({ ...sent, headers }) });
    });
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(section.getByText(new RegExp(`^${status}: \\w+`))).toBeVisible();
    await expect(section.getByText(failure.description)).toBeVisible();
    await expect(email).toHaveValue(address);
    await page.unrouteAll();
  }

  const release = await holdPosts(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await expect(email).toBeDisabled();
  release();
  await expect(section.getByText(success.title)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeInViewport({ ratio: 1 });
});
