import type { Page } from "@playwright/test";
import { savePrayer } from "../axe/more-states";
import { ownPages, pages } from "../axe/pages";
import { lookAtStop, missedStops } from "../keyboard/stop";
import { signedUp } from "../support/person";
import { askForPrayer, joinTeam } from "../support/team";
import { expect, settled, test } from "../test";

// A laptop's window at 200 %: that is where a fixed bar hides most.
test.use({ viewport: { width: 640, height: 400 } });
test.describe.configure({ timeout: 180_000 });

for (const [kind, paths] of Object.entries(pages)) {
  test(`the keyboard walks through pages of ${kind}`, ({ page }) => walk(page, paths));
}

test("the keyboard walks through pages of what is mine", async ({ page }) => {
  await page.goto("/about");
  await signedUp(page);
  await walk(page, ownPages(await savePrayer(page)));
});

test("the keyboard walks through the desk and a private page", async ({ page, otherPage }) => {
  await page.goto("/about");
  await joinTeam(page, "leader");
  const { words, path } = await askForPrayer(otherPage, true);
  await walk(otherPage, [path]);
  await page.goto(`/team?find=${encodeURIComponent(words)}`);
  const request = await page.getByRole("link", { name: "Ada Stone" }).getAttribute("href");
  const others = ["/team/messages", "/team/print", "/team/care", "/team/log"];
  await walk(page, ["/team", request ?? "", ...others]);
});

/** The first page from end to end; of the others what lies between the bar and the footer. */
async function walk(page: Page, [first = "", ...others]: readonly string[]): Promise<void> {
  await page.goto(first);
  await settled(page, true);
  await expectStops(page, "body", first);
  for (const path of others) {
    // Hundreds of links of one kind, each like the last.
    if (path === "/bible/index") continue;
    await page.goto(path);
    await settled(page, true);
    await page.locator("main").focus();
    await expectStops(page, "main", path);
  }
}

/** Every stop can be seen, in the order of the page, and each of them is reached. */
async function expectStops(page: Page, within: string, path: string): Promise<void> {
  const faults: string[] = [];
  for (let stops = 0; ; stops += 1) {
    expect(stops, `stops of ${path}, without an end`).toBeLessThan(300);
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtStop, within);
    if (!stop) break;
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  expect.soft(faults, path).toEqual([]);
  expect.soft(await page.evaluate(missedStops, within), `${path}, never reached`).toEqual([]);
}
