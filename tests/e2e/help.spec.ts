import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe/check";
import { expect, settled, test } from "./test";

const summaryOf = (page: Page) => page.locator("summary", { hasText: "Help now" });

/** Large enough for a thumb, and whole within the window. */
async function expectInReach(page: Page, path: string): Promise<void> {
  const box = await summaryOf(page).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box, path).not.toBeNull();
  if (!box) return;
  expect(Math.min(box.width, box.height), path).toBeGreaterThanOrEqual(44);
  expect(box.x, path).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, path).toBeLessThanOrEqual(width);
  expect(box.y, path).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height, path).toBeLessThanOrEqual(height);
}

const paths = [
  "/pray",
  "/today/night",
  "/theme/theme-17",
  "/theme/theme-17?pray=now",
  "/theme/theme-17?pray=now&line=1",
  "/plan/forgiveness-plan",
  "/contact",
  "/bible/about/despair",
];

for (const [name, size] of Object.entries({
  "a phone": { width: 390, height: 844 },
  "a small phone": { width: 320, height: 568 },
  "a page zoomed to 400 %": { width: 320, height: 256 },
}))
  test(`on ${name} help is in reach, at the head of a page and at its foot`, {
    tag: "@without-scripts",
  }, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await expect(summaryOf(page), path).toHaveCount(1);
      await expectInReach(page, path);
      for (const part of [2, 1]) {
        await page.evaluate((of) => window.scrollTo(0, document.body.scrollHeight / of), part);
        await expectInReach(page, path);
      }
    }
  });

test("in the largest letters it is whole, too", {
  tag: "@without-scripts",
}, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "preferences", value: "largest", url: baseURL ?? "" }]);
  for (const path of paths) {
    await page.goto(path);
    await expectInReach(page, path);
  }
});

test("it opens call, text, chat and what to say for who cannot speak", async ({ page, alive }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/theme/theme-17?pray=now");
  await settled(page, alive);
  await summaryOf(page).click();
  const help = page.getByRole("complementary", { name: "Help now" });
  const ways = { "Call 988": "tel:988", "Text 988": "sms:988", "Call 911": "tel:911" };
  for (const [name, to] of Object.entries(ways)) {
    const way = help.getByRole("link", { name, exact: true });
    await expect(way).toHaveAttribute("href", to);
    expect(Math.round((await way.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(help.getByRole("link", { name: "Chat at 988lifeline.org" })).toBeVisible();
  await expect(help.getByText("Can’t talk?")).toBeVisible();
  await help.getByText("Help for other dangers").click();
  await expect(help.getByRole("link", { name: "Call 1-800-422-4453" })).toBeVisible();
  if (alive) await expectAccessible(page, { path: "/theme/theme-17", state: "help" }, test.info());
});

test("a visitor says where they are, and it is remembered", async ({ page, alive }) => {
  await page.goto("/theme/theme-17");
  await settled(page, alive);
  await summaryOf(page).click();
  await page.getByLabel("Country").selectOption("Canada");
  await page.getByRole("button", { name: "Show its help lines" }).click();
  await expect(page).toHaveURL(/\/theme\/theme-17\?/);
  // It stays open and shows what was asked for; nothing lies over it.
  await expect(page.getByText("9-8-8 Suicide Crisis Helpline")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toHaveCount(0);
  await page.goto("/pray");
  await settled(page, alive);
  await summaryOf(page).click();
  await expect(page.getByText("9-8-8 Suicide Crisis Helpline")).toBeVisible();
});

test("the menu of a page without the button leads to it, opened", async ({ page, alive }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/features");
  await settled(page, alive);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Help now" }).click();
  await expect(page.getByRole("link", { name: "Call 988", exact: true }).first()).toBeVisible();
});

test("who writes of danger reads below the thanks what helps, and it stays", async ({
  page,
  alive,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await settled(page, alive);
  const form = page.locator("#prayer-request");
  await form.getByLabel("Your Name").fill("Ann Lee");
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Your Prayer Request").fill("My husband hits me and I am afraid");
  await form.getByRole("button", { name: "Submit Prayer Request" }).click();
  const box = form.getByRole("region", { name: "Help you can reach right now" });
  await expect(box.getByRole("link", { name: "Call 1-800-799-7233" })).toBeVisible();
  await expect(page).toHaveURL(/\/contact\?done=prayer-request/);
  if (!alive) return;
  await expectAccessible(page, { path: "/contact", state: "danger" }, test.info());
  await form.getByRole("link", { name: "Open your private page" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "Help you can reach right now",
  );
  await expectAccessible(page, { path: "/request/:token", state: "danger" }, test.info());
  await page.getByLabel("What happened?").fill("He hit me again and I want to die");
  await page.getByRole("button", { name: "Tell the team" }).click();
  const told = page.getByRole("region", { name: "How it turned out" });
  await expect(told.getByText("Thank you for telling us")).toBeVisible();
  await expect(told.getByRole("link", { name: "Call 911" })).toBeVisible();
  await expectAccessible(page, { path: "/request/:token", state: "told" }, test.info());
});

test.describe("the way to leave", () => {
  test.use({ ownTrouble: /^asked https:\/\/www\.weather\.gov\// });

  test("a page about violence can be left at once, and the way back doesn’t lead to it", async ({
    page,
    alive,
  }) => {
    await page.route("https://www.weather.gov/**", (route) => route.fulfill({ body: "Sunny" }));
    await page.goto("/about");
    await page.goto("/theme/theme-8");
    await settled(page, alive);
    const exit = page.getByRole("link", { name: /^Leave this page/ });
    await expect(exit).toHaveAttribute("href", "https://www.weather.gov/");
    await expect(exit).toContainText("Your history still shows it.");
    expect((await exit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    if (alive) await page.evaluate(() => sessionStorage.setItem("noted", "1"));
    await exit.click();
    await expect(page).toHaveURL("https://www.weather.gov/");
    await page.goBack();
    // Without scripts a link leaves, and the browser's way back stays as it is.
    await expect(page).toHaveURL(alive ? /\/about$/ : /\/theme\/theme-8$/);
    if (alive) expect(await page.evaluate(() => sessionStorage.getItem("noted"))).toBeNull();
  });
});

test("on a phone neither the way to leave nor the button covers what a page begins and ends with", {
  tag: "@without-scripts",
}, async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ["/bible/about/harm", "/theme/theme-8"]) {
      await page.goto(path);
      const back = page.locator("main .banner a").first();
      const { bottom, top } = await page.evaluate(() => {
        const [exit, button] = [".help-now > a", ".help-now summary"].map((each) =>
          document.querySelector(each)?.getBoundingClientRect(),
        );
        return { bottom: button?.bottom ?? 0, top: exit?.top ?? 0 };
      });
      expect((await back.boundingBox())?.y, path).toBeGreaterThanOrEqual(bottom);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const last = await page.locator(".site-footer a").last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0), path).toBeLessThanOrEqual(top);
    }
  }
});

test("numbers in a sentence are large enough for a thumb", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/faqs#crisis", "/blog?article=3", "/bible/about/despair", "/contact"]) {
    await page.goto(path);
    for (const way of ["tel:988", "sms:988", "tel:911"]) {
      const link = page.locator(`main :not(aside *) > a[href="${way}"]`);
      const box = await link.first().boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0), `${way} on ${path}`).toBeGreaterThan(
        43.9,
      );
    }
  }
});

test("pages that say whom to call are for everyone", { tag: "@once" }, async ({ page, alive }) => {
  for (const path of ["/bible/about/harm", "/bible/about/despair", "/help-center"]) {
    await page.goto(path);
    await settled(page, alive);
    await expectAccessible(page, { path, state: "help" }, test.info());
  }
});

test("somewhere else no number is guessed, on a praying page either", async ({ page, alive }) => {
  await page.goto("/pray");
  await settled(page, alive);
  await summaryOf(page).click();
  await page.getByLabel("Country").selectOption("Somewhere else");
  await page.getByRole("button", { name: "Show its help lines" }).click();
  await expect(page).toHaveURL(/\/pray\?/);
  await settled(page, alive);
  const help = page.getByRole("complementary", { name: "Help now" });
  // Once: a strict locator refuses two.
  await expect(help.getByText(/call the local emergency number/i)).toBeVisible();
  await expect(help.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
  await expect(help.locator("a[href^='tel:'], a[href^='sms:']")).toHaveCount(0);
});
