import { expect, running, settled, test } from "./test";

const pages: Record<string, string> = {
  "/about": "About Us",
  "/careers": "Careers",
  "/community": "Join a Prayer Group",
  "/help-center": "Help Center",
  "/faqs": "Frequently Asked Questions",
  "/privacy-policy": "Privacy Policy",
  "/terms": "Terms and Conditions",
  "/cookie-policy": "Cookie Policy",
  "/ccpa": "California Privacy Notice",
  "/sitemap": "Sitemap",
};

for (const [path, heading] of Object.entries(pages)) {
  test(`${path} comes whole, without a script, and all its links lead somewhere`, async ({
    page,
    request,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["set-cookie"]).toBeUndefined();
    await expect(page).toHaveTitle(`${heading} - Prayer LIFE`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator(running)).toHaveCount(0);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);

    const { origin } = new URL(page.url());
    const all = await page
      .locator("main a")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const own = new Set(all.filter((link) => link.startsWith(origin)));
    for (const link of own) expect((await request.get(link)).status(), link).toBe(200);
  });
}

test("an unknown address has no script either", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.locator(running)).toHaveCount(0);
});

test("links into a page of rules lead to its sections", async ({ page }) => {
  for (const path of ["/privacy-policy", "/terms", "/cookie-policy", "/ccpa"]) {
    await page.goto(path);
    const places = await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
    expect(places.length).toBeGreaterThan(4);
    for (const place of places) await expect(page.locator(`h2${place}`)).toHaveCount(1);
  }
});

test("the numbered pages have exactly nine and twelve headings of the second rank", async ({
  page,
}) => {
  for (const [path, count] of [
    ["/privacy-policy", 9],
    ["/terms", 12],
  ] as const) {
    await page.goto(path);
    const headings = await page.locator("h2").allTextContents();
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    await expect(page.getByText("Effective April 2025", { exact: true })).toBeVisible();
  }
});

test("the cookie policy tells which cookies are set today", async ({ page }) => {
  await page.goto("/cookie-policy");
  await expect(page.getByText("Last updated April 10, 2025", { exact: true })).toBeVisible();
  const table = page.getByRole("table", { name: "Cookies by name" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Name",
    "Purpose",
    "Duration",
    "Type",
    "Set by this site today",
  ]);
  await expect(table.getByRole("rowheader")).toHaveText([
    "session_id",
    "lang_pref",
    "_ga",
    "_gid",
    "pl_perf",
  ]);
  await expect(table.getByRole("row", { name: "_ga " }).getByRole("cell").last()).toHaveText("No");
});

test("one question is open at a time, over all groups, and may be closed again", async ({
  page,
}) => {
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
});

test("a question in the help center leads to its open answer", async ({ page }) => {
  await page.goto("/help-center");
  await page.getByRole("link", { name: "How do I delete my account?" }).click();
  await expect(page).toHaveURL(/\/faqs#deleting-an-account$/);
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.getByText("removes all of your data")).toBeInViewport();
  await expect(page.getByText("How do I delete my account?")).toBeInViewport();
});

test("nobody is being hired, and whoever writes anyway is led to the contact page", async ({
  page,
}) => {
  await page.goto("/careers");
  await expect(page.getByRole("heading", { name: "No Open Positions Currently" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "30 minutes" }),
  ).toHaveCount(1);
  await page.getByRole("link", { name: "Contact Us Anyway" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("the community leads to the waitlist and to the app", async ({ page }) => {
  await page.goto("/community");
  await expect(page.getByRole("link", { name: "Join the Community" })).toHaveAttribute(
    "href",
    "/coming-soon",
  );
  await expect(page.getByRole("link", { name: "Download the App" })).toHaveAttribute(
    "href",
    "/app-download",
  );
  await expect(page.getByRole("main").locator("blockquote")).toHaveCount(2);
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
  address,
  alive,
  baseURL,
}) => {
  const username = address.replace(/@.*/, "").slice(-40);
  const answer = await page.request.post("/api/register", {
    data: { username, email: address, password: "a quiet morning" },
    headers: { origin: baseURL ?? "" },
  });
  expect(answer.status()).toBe(201);
  await page.goto("/about");
  await expect(page.locator(running)).not.toHaveCount(0);
  await settled(page, alive);
  await page.getByRole("button", { name: `Account of ${username}` }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText("You have been logged out successfully").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});
