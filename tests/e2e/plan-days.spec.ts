import { getPlan } from "../../content/plans/plans";
import { expect, settled, test } from "./moved-clock";
import { fill, registrationOf, send, signedUp, somebody } from "./person";
import { expectDay, markDone, openPlan } from "./plan-days";

const faith = "/plan/faith-plan";
const completions = getPlan("faith-plan")?.completions ?? 0;
const toastOf = (alive: boolean) => (alive ? ".toast-region" : "dialog");

test("a plan is begun, left, begun again, finished and walked once more", async ({
  page,
  alive,
  clock,
}) => {
  // Three starts of the server and a whole plan.
  test.slow();
  await signedUp(page);
  await openPlan(page, faith, alive);
  const on = (day: number) => page.getByRole("button", { name: `Continue with day ${day}` });
  const again = page.getByRole("button", { name: "Begin again from here" });

  await page.getByRole("button", { name: "Start Plan" }).click();
  await expect(page.locator("#day").getByText("Plan started")).toBeVisible();
  await markDone(page, "Day 1 is done");
  if (alive) await expect(page.locator(".day-kept")).toBeFocused();
  await expect(page.locator(toastOf(alive)).getByText("Day 2 is open")).toBeVisible();
  await expectDay(page, 1);
  await expect(page.getByRole("button", { name: /^Day 1 Current Done/ })).toBeVisible();

  await clock.moveTo(1, page);
  await page.goto("/");
  await settled(page, alive);
  await page.getByRole("link", { name: "Continue with day 2 of Faith Over Fear" }).click();
  await expectDay(page, 2);
  await expect(page.locator("#day h2")).toBeInViewport();
  await expect(again).toHaveCount(0);
  await on(2).click();
  await expect(page.locator("#day h2")).toBeInViewport();
  await markDone(page, "Day 2 is done");

  await clock.moveTo(11, page);
  await openPlan(page, faith, alive);
  await expect(page.getByText("Nothing has been lost")).toBeVisible();
  await again.click();
  await expect(page.locator("#day").getByText("Good to have you back")).toBeVisible();
  await expectDay(page, 3);
  await expect(again).toHaveCount(0);
  await expect(page.getByText("You have prayed 2 of 5 days.")).toBeVisible();
  for (const day of [3, 4]) {
    await markDone(page, `Day ${day} is done`);
    await page.getByRole("link", { name: `Go on to day ${day + 1}` }).click();
    await expectDay(page, day + 1);
  }
  await markDone(page, "You have prayed this plan to its end");
  await expect(page.getByText("Thank you for giving these days to God")).toBeVisible();
  await expect(page.getByText(`${completions + 1} completions`)).toBeVisible();

  await clock.moveTo(20, page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Where you left off" })).toHaveCount(0);
  await openPlan(page, faith, alive);
  await page.getByRole("button", { name: "Start Plan again" }).click();
  await expect(on(1)).toBeVisible();
  await expect(page.getByText(`${completions + 1} completions`)).toBeVisible();
});

test("what a visitor wants to keep is kept once they register, and let go again", async ({
  page,
  alive,
}) => {
  await openPlan(page, `${faith}?day=2`, alive);
  await page.getByRole("button", { name: "Save plan" }).click();
  await page.locator(toastOf(alive)).getByRole("link", { name: "Sign in" }).click();
  await settled(page, alive);
  await page.getByRole("link", { name: "Register" }).click();
  await fill(page, registrationOf(somebody()));
  await send(page, "Create Account");
  await expect(page.locator("#save").getByText("Plan saved")).toBeInViewport();
  await expectDay(page, 2);
  const saved = page.getByRole("button", { name: "Saved", pressed: true });
  await expect(saved).toBeVisible();

  await settled(page, alive);
  await page.locator("#save").getByRole("link", { name: "See what you keep" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved");
  await expect(page.getByRole("link", { name: "Faith Over Fear" })).toBeVisible();
  await settled(page, alive);
  await page.getByRole("button", { name: "Let go of Faith Over Fear" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await expect(page.locator("#saved").getByText("No longer kept")).toBeVisible();
  if (alive) await expect(page.locator("#saved")).toBeFocused();
  await page.getByRole("link", { name: "Find a plan" }).click();
  await expect(page.getByRole("heading", { name: "Bible Reading Plans" })).toBeInViewport();
});
