import { signedUp } from "../support/person";
import { expectDay, openPlan } from "../support/plan-days";
import { expect, test } from "../test";

const plan = "/plan/wisdom-plan";

test("a plan that a visitor started is offered where they left it, on this device alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const offer = page.getByRole("link", { name: /on this device$/ });
  await openPlan(page, `${plan}?day=4`, true);
  await openPlan(page, plan, true);
  await expect(offer).toHaveCount(0);

  await page.getByRole("button", { name: "Start Plan" }).click();
  await expect(page).toHaveURL(/done=start/);
  await page.getByRole("button", { name: "Next Day" }).click();
  await expectDay(page, 2);
  await page.getByRole("button", { name: /^Day 3/ }).click();
  await expectDay(page, 3);
  await expect(offer).toHaveCount(0);

  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  await openPlan(page, plan, true);
  await expectDay(page, 1);
  await expect(offer).toHaveText("Continue with day 3 on this device");
  expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
  await offer.click();
  await expectDay(page, 3);
  await expect(page.locator("#day h2")).toBeFocused();
  await openPlan(page, "/plan/family-plan", true);
  await expect(offer).toHaveCount(0);

  await signedUp(page);
  await openPlan(page, plan, true);
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Start Plan" })).toBeVisible();
});

test("whatever another program left in the storage, the page stands", async ({ page }) => {
  for (const saved of ["nonsense", "null", '{"wisdom-plan":"x"}', '{"wisdom-plan":99}', "[1]"]) {
    await page.addInitScript((words) => localStorage.setItem("plan-places", words), saved);
    await openPlan(page, plan, true);
    await expect(page.getByRole("button", { name: "Start Plan" })).toBeVisible();
    await expect(page.getByText("on this device")).toHaveCount(0);
  }
});
