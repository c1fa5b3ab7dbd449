import type { Page } from "@playwright/test";
import { fill, signedUp } from "./support/person";
import { write } from "./support/prayers";
import { askForPrayer, joinTeam } from "./support/team";
import { expect, settled, test } from "./test";

test("thanks are for whoever sent the form, and for no one who opens the address", {
  tag: "@postgres",
}, async ({ page, otherPage, alive, address }) => {
  await page.goto("/features");
  await settled(page, alive);
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const thanks = (where: typeof page) => where.locator("#newsletter").getByRole("status");
  await expect(thanks(page)).toContainText("Thank you for subscribing!");
  await expect(page).toHaveURL(/done=newsletter/);
  const shared = page.url();

  await page.context().clearCookies();
  await page.reload();
  await expect(thanks(page)).toContainText("Thank you for subscribing!");

  await otherPage.goto(shared);
  await settled(otherPage, alive);
  await expect(otherPage).toHaveURL(/\/features(#newsletter)?$/);
  await expect(thanks(otherPage)).toHaveCount(0);
});

/** What is said of acts: in a toast, in one served with the page, or in its place. */
const said = (page: Page) =>
  page
    .locator(".toast-region .toast, dialog.toast-served, main .notice, main .error-summary")
    .filter({ visible: true });

type Act = {
  at: string;
  button: string | RegExp;
  /** How what is said of it begins. */
  words: string;
  before?(page: Page): Promise<unknown>;
};

/** @returns a line for the run: where each act was told. */
async function walk(page: Page, alive: boolean, acts: readonly Act[]): Promise<string> {
  const told: string[] = [];
  for (const { at, button, words, before } of acts) {
    await page.goto(at);
    await settled(page, alive);
    await before?.(page);
    if (button) await page.getByRole("main").getByRole("button", { name: button }).first().click();
    await expect(said(page).filter({ hasText: words })).toHaveCount(1);
    await expect(said(page), `${words}, at ${at}`).toHaveCount(1);
    const inPage = await page.getByRole("main").locator(said(page)).count();
    told.push(`${words}: ${inPage > 0 ? "in its place" : "toast"}`);
  }
  return told.join(" | ");
}

const fills = (label: string, words: string) => (page: Page) =>
  page.getByRole("main").getByLabel(label, { exact: true }).fill(words);

test("what came of an act is said once: a visitor's", async ({ page, alive, address }, info) => {
  const contact = page.locator("form[name=contact]");
  const description = await walk(page, alive, [
    { at: "/", button: /^Save$/, words: "Prayer Saved" },
    { at: "/plan/anxiety-plan", button: "Start Plan", words: "Day 1 is open" },
    { at: "/plan/anxiety-plan", button: "Save plan", words: "Log in to save this plan" },
    { at: "/plan/anxiety-plan?day=2", button: "Save passage", words: "Log in to save this" },
    { at: "/plan/anxiety-plan?day=2", button: "Save prayer", words: "Log in to save this" },
    { at: "/theme/theme-1", button: "Add to Favorites", words: "Log in to save favorites" },
    { at: "/today", button: /^Save/, words: "Log in to save this" },
    { at: "/features", button: "Subscribe", words: "Email required" },
    {
      at: "/features",
      button: "Subscribe",
      words: "Thank you for subscribing!",
      before: fills("Email address", address),
    },
    { at: "/contact", button: "Send Message", words: "Missing information" },
    { at: "/contact", button: "Submit Prayer Request", words: "Missing Information" },
    {
      at: "/contact",
      button: "Send Message",
      words: "Message Sent!",
      async before() {
        await contact.getByLabel("Your Name").fill("Ada");
        await contact.getByLabel("Email Address").fill(address);
        await contact.getByLabel("Topic").selectOption("general");
        await contact.getByLabel("Message").fill("Peace to you");
      },
    },
    { at: "/preferences", button: /^Save/, words: "Saved" },
  ]);
  info.annotations.push({ type: "said", description });
});

test("what came of an act is said once: a member's", async ({ page, alive }, info) => {
  await signedUp(page);
  const prayers = "/account/prayers";
  const description = await walk(page, alive, [
    { at: "/plan/anxiety-plan", button: "Save plan", words: "Plan saved" },
    { at: "/plan/anxiety-plan", button: "Saved", words: "Removed" },
    { at: "/plan/anxiety-plan", button: "Start Plan", words: "Plan started" },
    { at: "/theme/theme-1", button: "Add to Favorites", words: "Added to your favorites" },
    { at: "/account/saved", button: /^Remove/, words: "Removed" },
    { at: "/today", button: /^Save/, words: "Saved" },
    {
      at: prayers,
      button: "",
      words: "Saved in My Prayers",
      before: () => write(page, { "Your prayer": "Let her not be afraid." }),
    },
    { at: prayers, button: "Prayed", words: "Prayed today" },
    { at: prayers, button: /^Undo/, words: "Taken back" },
    {
      at: "/groups",
      button: "Begin the group",
      words: "Your group is ready",
      before: () =>
        fill(page, { "Name of the group": "Tuesdays", "Your first name in this group": "Ann" }),
    },
  ]);
  await page.getByRole("main").getByRole("button", { name: "Make a link" }).click();
  // The link itself says that it is made.
  await expect(page.getByRole("textbox", { name: "Invitation link" })).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  info.annotations.push({ type: "said", description });
});

test("what came of an act is said once: the team's", async ({ page, otherPage, alive }, info) => {
  const { words } = await askForPrayer(page, alive);
  await joinTeam(otherPage, "leader");
  await otherPage.goto(`/team?find=${encodeURIComponent(words)}`);
  await settled(otherPage, alive);
  await otherPage.getByRole("main").getByRole("link", { name: "Ada Stone" }).click();
  await otherPage.waitForURL(/requests/);
  const at = new URL(otherPage.url()).pathname;
  const note = "A short note back";
  const description = await walk(otherPage, alive, [
    { at, button: "Take it", words: "It’s yours" },
    {
      at,
      button: /Send|Hand it in/,
      words: "Thank you",
      before: fills(note, "Be of good courage"),
    },
    { at, button: /^Close/, words: "Closed" },
  ]);
  info.annotations.push({ type: "said", description });
});
