import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible } from "./axe/check";
import { fill, send } from "./support/person";
import { askForPrayer, joinTeam } from "./support/team";
import { expect, settled, test } from "./test";

/** Opens a request from the desk. */
async function openFromDesk(page: Page, words: string, alive: boolean) {
  await page.goto(`/team?find=${encodeURIComponent(words)}`);
  await settled(page, alive);
  await page.getByRole("main").getByRole("link", { name: "Ada Stone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Stone asks for prayer");
  await settled(page, alive);
}

test("a request lives from the form to the answer", { tag: "@postgres" }, async ({
  page,
  otherPage,
  browser,
  alive,
}) => {
  const { words, path } = await askForPrayer(page, alive);
  const anna = await joinTeam(otherPage, "intercessor");
  await openFromDesk(otherPage, words, alive);
  const place = otherPage.url();
  const late = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await joinTeam(late, "intercessor");
  await late.goto(place);
  expect(await send(otherPage, "Take it")).toBeLessThan(400);
  const said = otherPage.locator(alive ? ".toast-region" : "main");
  await expect(said.getByText("It’s yours").first()).toBeVisible();
  expect(await send(late, "Take it")).toBe(409);
  await expect(late.getByRole("alert")).toContainText(`${anna.username} has taken it meanwhile.`);

  await otherPage.getByRole("main").getByRole("link", { name: "Pray for this" }).click();
  await settled(otherPage, alive);
  await send(otherPage, "Amen");
  await expect(otherPage.getByRole("main").getByText("Prayed for: 1")).toBeVisible();
  await settled(otherPage, alive);
  await fill(otherPage, { "A short note back": "Be of good courage" });
  await send(otherPage, "Hand it in for a second look");
  await expect(otherPage.getByText("It waits for someone else")).toBeVisible();
  await late.goto(place);
  await send(late, "Send it");

  await page.goto(path);
  await settled(page, alive);
  const main = page.getByRole("main");
  await expect(main.getByText("We have prayed for you once")).toBeVisible();
  await expect(main.getByText("Be of good courage")).toBeVisible();
  await fill(page, { "What happened?": "She is well" });
  await send(page, "Tell the team");
  await expect(main.getByText("You’ve told us how it turned out").first()).toBeVisible();
  await otherPage.goto("/team?list=answered");
  await expect(otherPage.getByRole("main").getByText(words)).toBeVisible();
  await late.context().close();
  for (const visit of alive ? [page, otherPage] : [])
    expect(await storedInBrowser(visit, words)).toEqual([]);

  await settled(page, alive);
  await main.getByRole("link", { name: "Withdraw this request" }).click();
  await settled(page, alive);
  await send(page, "Yes, erase it");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your request is erased");
  expect((await page.request.get(path)).status()).toBe(404);
});

/** What the browser itself stores of a site: addresses whose responses hold some words. */
async function storedInBrowser(page: Page, words: string): Promise<string[]> {
  return page.evaluate(async (sought) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes(sought) || /\/(request|team)\b/.test(new URL(request.url).pathname))
          found.push(request.url);
      }
    }
    return found;
  }, words);
}

/** Looks at a page as it stands. */
async function check(visit: Page, state: string, info: TestInfo) {
  await settled(visit, true);
  await expectAccessible(visit, { path: new URL(visit.url()).pathname, state }, info);
}

test("the private page is for everybody to use @once", async ({ page }, info) => {
  const { path } = await askForPrayer(page, true);
  await expect(page.getByRole("heading", { name: "Your private page" })).toBeVisible();
  await page.goto(path);
  await settled(page, true);
  await expectAccessible(page, { path: "/request/:token", state: "new" }, info);
});

test("the desk is for everybody to use @once", async ({ page, otherPage }, info) => {
  const { words } = await askForPrayer(page, true);
  await joinTeam(otherPage, "leader");
  await openFromDesk(otherPage, words, true);
  await check(otherPage, "waiting", info);
  for (const each of ["/team", "/team/log"]) {
    await otherPage.goto(each);
    await check(otherPage, "as a leader", info);
  }
});

test("messages, paper and care are for everybody to use @once", async ({ page }, info) => {
  await joinTeam(page, "leader");
  for (const each of ["/team/messages", "/team/people", "/team/print", "/team/care"]) {
    await page.goto(each);
    await check(page, "as a leader", info);
  }
});
