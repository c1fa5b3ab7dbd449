import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { linkIn } from "../support/mail-server";
import { expectAccessible } from "./axe/check";
import { type MailingSite, startMailingSite } from "./support/mailing-site";
import { fill, send } from "./support/person";
import { test as base, expect, settled } from "./test";

/** The site's own `test`, on a site that sends letters. */
const test = base.extend<{ baseURL: string | undefined }, { site: MailingSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for
    async ({}, use) => {
      const site = await startMailingSite();
      await use(site);
      site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

const newAddress = () => `ann.${randomBytes(6).toString("hex")}@example.org`;

/** Asks for the newsletter. @returns the link of the letter that asks back. */
async function askedBack(page: Page, { url, mail }: MailingSite): Promise<string> {
  const email = newAddress();
  const form = { form: "newsletter", email };
  await page.request.post(`${url}/?index`, { form, maxRedirects: 0 });
  const [letter] = await mail.to(email);
  return linkIn(letter as never, "/letters/confirm");
}

test("an address is confirmed, chooses, pauses and leaves", async ({ page, alive, site }) => {
  const main = page.getByRole("main");
  await page.goto(await askedBack(page, site));
  await settled(page, alive);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Shall we write to you?");
  await send(page, "Yes, write to me");
  await expect(main.getByText("Your address is confirmed.").first()).toBeVisible();
  await main.getByRole("link", { name: "Choose your emails" }).click();
  await settled(page, alive);
  await send(page, "Once a month at the most");
  await expect(main.getByRole("button", { name: "Get every newsletter" })).toBeVisible();
  await settled(page, alive);
  await send(page, "Pause for a month");
  await expect(main.getByText(/Paused until/)).toBeVisible();
  await settled(page, alive);
  await send(page, "Unsubscribe");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("You’re unsubscribed");
});

test("a plan is asked for by email, begins by a button, and rests", async ({
  page,
  alive,
  site,
}) => {
  const main = page.getByRole("main");
  const email = newAddress();
  await page.goto("/plan/anxiety-plan?day=2");
  await settled(page, alive);
  await main.getByRole("link", { name: "Get the next days by email" }).click();
  await fill(page, { "Email Address": email });
  const zone = main.getByLabel("Time zone");
  // A script knows where its visitor is.
  if (alive) await expect(zone).not.toHaveValue("");
  else await expect(zone).toHaveValue("");
  await zone.selectOption("America/Denver");
  await main.getByLabel("Hour of the morning").selectOption("6");
  await send(page, "Email me this plan");
  await expect(main.getByText("Check your email").first()).toBeVisible();
  const [letter] = await site.mail.to(email);
  await page.goto(linkIn(letter as never, "/letters/plan"));
  await settled(page, alive);
  await send(page, "Yes, send it to me");
  await expect(main.getByRole("heading", { name: "Day 1 of 7 is next" })).toBeVisible();
  await settled(page, alive);
  await send(page, "Pause for a week");
  await expect(main.getByText(/Paused until/)).toBeVisible();
});

test("a forgotten password is asked for on the way in", async ({ page, alive }) => {
  const main = page.getByRole("main");
  await page.goto("/auth");
  await main.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/auth/forgotten");
  await settled(page, alive);
  await fill(page, { "Email Address": "nobody" });
  await send(page, "Send me a link");
  await expect(main.getByText("Please enter a valid email address").first()).toBeVisible();
  await fill(page, { "Email Address": newAddress() });
  await send(page, "Send me a link");
  await expect(main.getByText("Check your email")).toBeVisible();
});

test("the pages behind letters are for everybody @once", async ({ page, site }, info) => {
  const look = async (state: string) => {
    await settled(page, true);
    await expectAccessible(page, { path: "/letters", state }, info);
  };
  const asked = await askedBack(page, site);
  await page.goto(asked);
  await look("to confirm");
  await send(page, "Yes, write to me");
  await page.goto(asked);
  await look("confirmed");
  await page.getByRole("link", { name: "Choose your emails" }).click();
  await page.getByRole("heading", { name: "Your emails" }).waitFor();
  await look("to choose");
  const chosen = page.url();
  await send(page, "Unsubscribe");
  await page.goto(chosen);
  await look("left");
  const email = newAddress();
  const wanted = { form: "plan-letters", email, hour: "7", zone: "UTC" };
  await page.request.post(`${site.url}/plan/anxiety-plan`, { form: wanted, maxRedirects: 0 });
  const [letter] = await site.mail.to(email);
  await page.goto(linkIn(letter as never, "/letters/plan"));
  await look("a plan to confirm");
  await send(page, "Yes, send it to me");
  await page.getByRole("heading", { name: "Day 1 of 7 is next" }).waitFor();
  await look("a plan that comes");
  await page.goto("/plan/anxiety-plan");
  await look("a plan's page with its form");
  await page.goto("/letters/leave/nothing");
  await look("a link that has ended");
  await page.goto("/auth/forgotten");
  await look("a forgotten password");
});
