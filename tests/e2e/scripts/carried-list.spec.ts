import { kept, meetAgain, settleIn, test, withPrayers } from "../support/carried";
import { expect, settled } from "../test";

test.use({ serviceWorkers: "allow", ownTrouble: /ERR_|status of 5/ });

const waits = "Waits to be sent";

test("a list that is prayed while the network goes leads on to the next, names who waits, and passes over nobody", async ({
  page,
  context,
  network,
}) => {
  await withPrayers(page, context, network.url);
  await page.request.post("/account/prayers", { form: { form: "prayer", text: "Chris" } });
  await meetAgain(page, network, () =>
    expect(page.getByText("Chris", { exact: true }).first()).toBeAttached({ timeout: 1_000 }),
  );
  await page.goto("/account/prayers/pray?later=1");
  await settled(page, true);
  network.become("gone");
  await page.getByRole("button", { name: "I prayed this" }).click();
  await expect(page).toHaveURL(/\/account\/prayers\/pray$/);
  const due = page.locator("section[aria-labelledby=due] > ul > li");
  const summary = due.filter({ hasText: waits }).locator("> details > summary");
  const name = (await summary.innerText()).replace(waits, "").trim();
  await expect(page.getByText(`Prayed: ${name}`)).toBeVisible();
  await expect(due.locator("> details[open]")).toHaveCount(1);
  await expect(due.filter({ hasText: waits }).locator("> details[open]")).toHaveCount(0);
  await page.goto("/account/prayers/pray?later=1");
  const left = await due
    .filter({ hasNotText: waits })
    .locator("> details > summary")
    .allInnerTexts();
  await expect(due.locator("> details[open] > summary")).toHaveText(left[1] ?? "");
  network.become("there");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("has reached the site")).toBeVisible();
  await expect(page.locator("article.pray")).toContainText(left[0] ?? "");
});

for (const isKept of [true, false])
  test(`the Amen of a feeling is its own where the network went before it, on a page ${isKept ? "that is kept" : "with scripts"}`, async ({
    page,
    network,
  }) => {
    await page.goto("/");
    await settleIn(page);
    if (isKept) network.become("gone");
    await page.goto("/theme/theme-2?pray=now&feeling=anxious");
    if (!isKept) await settled(page, true);
    network.become("gone");
    await page.getByRole("button", { name: "Amen" }).click();
    await expect(page.getByRole("heading", { name: "Amen" })).toBeVisible();
    await expect(page.getByText("Kept on this device. It’s sent by itself")).toBeVisible();
    await expect(page).toHaveURL(/\/theme\/theme-2\?.*feeling=anxious/i);
  });

test("a plan opens at the day that is next, and what was prayed in it is named while it waits", async ({
  page,
  context,
  network,
}) => {
  await withPrayers(page, context, network.url);
  await page.request.post("/plan/grief-plan", { form: { intent: "mark", day: "1" } });
  await meetAgain(page, network, () =>
    expect(page.getByRole("link", { name: "Day 1", exact: true })).toHaveCount(0, {
      timeout: 1_000,
    }),
  );
  await expect.poll(async () => (await kept(page)).includes("/plan/grief-plan/print")).toBe(true);
  await page.goto("/plan/grief-plan?day=2&pray=now");
  await settled(page, true);
  network.become("gone");
  await page.getByRole("button", { name: "Amen" }).click();
  await expect(page.getByText("Kept on this device. It’s sent by itself")).toBeVisible();
  await page.goto("/plan/grief-plan");
  await expect(page.getByRole("heading", { name: /^Day 2/ })).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Amen: Grief: Room to Weep, day 2")).toBeVisible();
});

test("a kept page is turned to the clock of its device", async ({ page, network }) => {
  await page.goto("/");
  await settleIn(page);
  network.become("gone");
  for (const [hour, office] of [
    [8, "Morning prayer"],
    [21, "Night prayer"],
  ] as const) {
    const now = new Date();
    now.setHours(hour);
    await page.clock.setFixedTime(now);
    await page.goto("/today");
    await expect(page.getByRole("link", { name: office }).first()).toHaveClass(/button-primary/);
  }
});

test("a search leads to the feelings, which are on the device", async ({ page, network }) => {
  await page.goto("/");
  await settleIn(page);
  network.become("gone");
  await page.goto("/search?q=afraid");
  await expect(page).toHaveURL(/\/search\?q=afraid#feelings$/);
  await expect(page.getByRole("link", { name: "Afraid", exact: true })).toBeInViewport();
});
