import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe/check";
import { send } from "./support/person";
import { askForPrayer, joinTeam } from "./support/team";
import { expect, settled, test } from "./test";

const danger = "I want to kill myself tonight";
const mark = "May be in danger";

/** Opens what a list of the desk finds by its words. */
async function open(page: Page, list: string, words: string, alive: boolean) {
  await page.goto(`${list}?find=${encodeURIComponent(words)}`);
  await settled(page, alive);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(boxOf(page)).toBeVisible();
  await settled(page, alive);
}

const boxOf = (page: Page) => page.getByRole("region", { name: "Someone may be in danger" });

/** Writes to the team, as a program would. @returns the words. */
async function sendMessage(page: Page, address: string) {
  const words = `${danger}, says ${address}`;
  const message = { firstName: "Dora", lastName: "Lake", email: address, message: words };
  expect((await page.request.post("/api/contact", { data: message })).status()).toBe(200);
  return words;
}

test("danger is seen first, helped, and on no paper", { tag: "@postgres" }, async ({
  page,
  otherPage,
  alive,
}) => {
  const calm = await askForPrayer(page, alive, "For rain");
  const { words, path } = await askForPrayer(page, alive, danger);
  await joinTeam(otherPage, "intercessor");
  await otherPage.goto("/team");
  await settled(otherPage, alive);
  const items = otherPage.getByRole("main").getByRole("listitem");
  const facts = await items.filter({ has: otherPage.getByRole("heading") }).allTextContents();
  const at = facts.findIndex((each) => each.includes(words));
  expect(facts[at]).toContain(`${mark}: thoughts of suicide`);
  expect(facts.slice(0, at).filter((each) => !each.includes(mark))).toEqual([]);

  await open(otherPage, "/team", words, alive);
  const box = boxOf(otherPage);
  await expect(otherPage.locator("mark").first()).toContainText("kill myself");
  const first = box.getByRole("listitem").first();
  await expect(first).toContainText("Call.");
  await expect(first.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  await expect(box).toContainText("Once you take it, no more emails go out about it");
  await send(otherPage, "Take it");
  await expect(box).toContainText("You have it, so no more emails go out about it");
  await settled(otherPage, alive);
  await send(otherPage, "Send the help lines");
  await expect(box.getByRole("button", { name: "Send the help lines again" })).toBeVisible();

  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main.getByText("wants you to have the help lines")).toBeVisible();
  await expect(main.getByRole("link", { name: "Call 988" }).first()).toBeVisible();

  await otherPage.goto("/team/print");
  const paper = otherPage.getByRole("main");
  await expect(paper).toContainText("Read it before you print.");
  await expect(paper).toContainText(calm.words);
  await expect(paper).not.toContainText(words);
});

test("the lines of another country open without scripts", async ({ page, otherPage, alive }) => {
  const { words } = await askForPrayer(page, alive, danger);
  await joinTeam(otherPage, "intercessor");
  await open(otherPage, "/team", words, alive);
  const box = boxOf(otherPage);
  await box.getByText("Help lines that fit").click();
  const countries = box.getByRole("navigation", { name: "Country" });
  await countries.getByRole("link", { name: "Somewhere else" }).click();
  await expect(countries.locator("[aria-current]")).toHaveText("Somewhere else");
  await expect(box.getByRole("link", { name: "Call 911" })).toHaveCount(0);
  await expect(box.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
});

test("a wrong mark is taken back by one press, and is gone from the sender's page", async ({
  page,
  otherPage,
  alive,
}) => {
  const { words, path } = await askForPrayer(page, alive, danger);
  await page.goto(path);
  const help = page.getByRole("main").getByRole("link", { name: "Call 988" });
  await expect(help.first()).toBeVisible();
  const ian = await joinTeam(otherPage, "intercessor");
  await open(otherPage, "/team", words, alive);
  await expect(boxOf(otherPage)).toContainText("Not sure? Leave it.");
  expect(await send(otherPage, "Marked by mistake")).toBeLessThan(400);
  const taken = otherPage.getByRole("main").getByText(`${ian.username} said “Marked by mistake,”`);
  await expect(taken).toBeVisible();
  await expect(boxOf(otherPage)).toHaveCount(0);
  await expect(otherPage.locator("mark")).toHaveCount(0);
  await page.reload();
  await settled(page, alive);
  await expect(help).toHaveCount(0);
  await otherPage.goto("/team/print");
  await expect(otherPage.getByRole("main")).toContainText(words);
});

test("of a message a leader reads its own advice, and takes its mark back", async ({
  page,
  address,
  alive,
}) => {
  const words = await sendMessage(page, address);
  const lena = await joinTeam(page, "leader");
  await page.goto("/team?list=mine");
  const told = page.getByRole("main").getByText(/messages? marked “May be in danger” waits? for/);
  await expect(told).toBeVisible();
  await open(page, "/team/messages", address, alive);
  await expect(page.getByRole("blockquote")).toContainText(words);
  const box = boxOf(page);
  await expect(box).toContainText("Then email or call only if they said it’s safe");
  await expect(box.getByRole("button")).toHaveText(["Marked by mistake"]);
  expect(await send(page, "Marked by mistake")).toBeLessThan(400);
  await expect(
    page.getByRole("main").getByText(`${lena.username} said “Marked by mistake,”`),
  ).toBeVisible();
  await expect(box).toHaveCount(0);
});

test("a danger's pages are for everybody to use @once", async ({
  page,
  otherPage,
  address,
}, info) => {
  const check = async (state: string) => {
    await settled(otherPage, true);
    await expectAccessible(otherPage, { path: new URL(otherPage.url()).pathname, state }, info);
  };
  const { words } = await askForPrayer(page, true, danger);
  await sendMessage(page, address);
  await joinTeam(otherPage, "leader");
  await otherPage.goto("/team");
  await check("with danger");
  await open(otherPage, "/team", words, true);
  await check("danger");
  await boxOf(otherPage).getByText("Help lines that fit").click();
  await check("danger, lines open");
  await send(otherPage, "Marked by mistake");
  await expect(boxOf(otherPage)).toHaveCount(0);
  await check("danger taken back");
  await otherPage.goto("/team/log");
  await check("with marks taken back");
  await open(otherPage, "/team/messages", address, true);
  await check("danger in a message");
});
