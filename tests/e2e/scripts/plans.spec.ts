import { expect, settled, test } from "../test";

const place = () => scrollY;

test("a day chosen in the list moves neither the page nor the focus, and is announced", async ({
  page,
}) => {
  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  const two = page.getByRole("button", { name: /^Day 2/ });
  await two.scrollIntoViewIfNeeded();
  const before = await page.evaluate(place);
  await two.click();
  await expect(page.locator("#day h2")).toContainText("Day 2: ");
  await expect(page).toHaveURL(/\/plan\/anxiety-plan\?day=2$/);
  await expect(two).toBeFocused();
  expect(await page.evaluate(place)).toBe(before);
  await expect(page.locator("p[aria-live=polite]")).toHaveText(
    "Day 2: Cast your cares - Dealing with Anxiety - Prayer LIFE",
  );

  const five = page.getByRole("button", { name: /^Day 5/ });
  await five.click();
  await expect(page.locator("#day h2")).toContainText("Day 5: ");
  await expect(five).toBeFocused();
  await page.goBack();
  await expect(page.locator("#day h2")).toContainText("Day 2: ");
  await page.goBack();
  await expect(page.locator("#day h2")).toContainText("Day 1: ");
});

test("the buttons at the end of a day lead to the heading of another", async ({ page }) => {
  await page.goto("/plan/anxiety-plan?day=6");
  await settled(page, true);
  const heading = page.locator("#day h2");
  for (const [name, day] of [
    ["Next Day", 7],
    ["Previous Day", 6],
    ["Previous Day", 5],
  ] as const) {
    await page.getByRole("button", { name }).press("Enter");
    await expect(heading).toContainText(`Day ${day}: `);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
});

test("a day's own address leads with its reading; a plan stays as it was opened", async ({
  page,
}) => {
  const days = page.getByRole("heading", { name: "Daily Content" });
  const overview = page.getByRole("heading", { name: "Plan Overview" });
  const top = async (heading: typeof days) => (await heading.boundingBox())?.y ?? 0;
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, true);
  expect(await top(overview)).toBeGreaterThan(await top(days));

  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  await page.getByRole("button", { name: /^Day 3/ }).click();
  await expect(page.locator("#day h2")).toContainText("Day 3: ");
  expect(await top(overview)).toBeLessThan(await top(days));
  await page.getByRole("link", { name: "Finding Forgiveness" }).click();
  // The address is there before the page is.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finding Forgiveness");
  await page.goBack();
  await expect(page.locator("#day h2")).toContainText("Day 3: ");
  expect(await top(overview)).toBeLessThan(await top(days));
});

test("saving moves neither the page nor its history", async ({ page }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, true);
  const button = page.getByRole("button", { name: "Save plan" });
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [scrollY, history.length]);
  await button.click();
  await expect(page.locator("#save .notice")).toBeVisible();
  await expect(page).toHaveURL(/\/plan\/anxiety-plan\?day=4&done=save$/);
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual(before);
  await expect(button).toBeFocused();
  await page.getByRole("button", { name: "Next Day" }).click();
  await expect(page.locator("#save .notice")).toHaveCount(0);
});

test("an intent without a connection is said, and the page stays", async ({ page, context }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, true);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(
    page.locator(".toast-region").getByText("We could not reach the server. Please try again."),
  ).toBeVisible();
  await expect(page.locator("#day h2")).toContainText("Day 4: ");
});

test("a card's picture opens to the banner that it leads to, unless no motion is wanted", async ({
  page,
}) => {
  const named = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) => {
        const { viewTransitionName } = getComputedStyle(element);
        return viewTransitionName === "none" ? [] : viewTransitionName;
      }),
    );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await settled(page, true);
  await page.locator(".art-card a").first().focus();
  expect(await named()).toEqual(["root", "bar", "banner"]);
  await page.locator(".art-card a").first().click();
  await expect(page.locator(".banner h1")).toBeVisible();
  expect(await named()).toEqual(["root", "bar", "banner"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await named()).toEqual([]);
});
