import type { Page, TestInfo } from "@playwright/test";
import type { Db } from "#db/engines/database";
import { noteDayOfPrayer } from "#db/plans/days-of-prayer.server";
import { markDay } from "#db/plans/plan-progress.server";
import { expectAccessible } from "./axe/check";
import { saveAccount, signIn } from "./support/account";
import { besideServer } from "./support/database";
import { somebody } from "./support/person";
import { address } from "./support/place";
import { openPlan } from "./support/plan-days";
import { expect, settled, test } from "./test";

// Axe sees colours that are still on their way from day to night.

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Somebody who prayed here before; this visit is theirs. */
async function enter(page: Page, before: (db: Db, userId: number) => Promise<void>) {
  const id = await saveAccount(somebody());
  await besideServer((db) => before(db, id));
  await page.context().addCookies([{ ...(await signIn(id)), url: address }]);
}

/** Axe is a script itself. */
async function accessible(page: Page, alive: boolean, state: string, info: TestInfo) {
  if (alive) await expectAccessible(page, { path: new URL(page.url()).pathname, state }, info);
}

test("the last day of a plan ends in a sunrise, a blessing, and what was saved of it", async ({
  page,
  alive,
}, info) => {
  await enter(page, async (db, userId) => {
    const own = { userId, planId: "faith-plan", dayCount: 5 };
    for (const number of [1, 2, 3, 4])
      await markDay(db, own, number, { at: Date.now(), on: day(5 - number) });
  });
  await openPlan(page, "/plan/faith-plan?day=5", alive);
  await page.locator("#save-prayer").getByRole("button").click();
  await expect(page.locator("#save-prayer")).toContainText("Saved");
  await page.getByRole("button", { name: "Mark this day done" }).click();
  await expect(page.getByRole("region", { name: "A blessing to go with you" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("list").getByRole("link")).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await accessible(page, alive, "every day prayed", info);
  await page.goBack();
  await expect(page.locator("#day-done")).toContainText("Day 5 is done");
});

/** The month that it is, or was so many months ago. */
function monthName(ago: number): string {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - ago, 1);
  return at.toLocaleString("en-US", { month: "long", timeZone: "UTC" });
}

for (const suns of [0, 12, 200]) {
  test(`a year with ${suns} days of prayer`, async ({ page, alive }, info) => {
    const year = day(0).slice(0, 4);
    const first = Date.UTC(Number(year) - 1, 0, 1);
    const days = Array.from({ length: suns }, (_, index) =>
      new Date(first + index * 86_400_000).toISOString().slice(0, 10),
    );
    await enter(page, (db, userId) =>
      db.write(async (tx) => {
        for (const each of days) await noteDayOfPrayer(tx, userId, each);
      }),
    );
    await page.goto(`/account/light?year=${Number(year) - 1}`);
    await settled(page, alive);
    await expect(page.locator("svg .fill-accent")).toHaveCount(suns);
    if (suns === 0) await expect(page.getByText("A day gets its sun")).toBeVisible();
    else await expect(page.getByText("January 1, 2, 3,")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Pray now" })).toBeVisible();
    await accessible(page, alive, `${suns} days of prayer`, info);
    await page.goto("/account");
    const months = page.getByRole("region", { name: "Calendar of light" }).getByRole("heading", {
      level: 3,
    });
    await expect(months).toContainText(suns === 0 ? [monthName(0)] : [monthName(1), monthName(0)]);
  });
}
