import { linkIn } from "../support/mail-server";
import { type MailingSite, startMailingSite } from "./support/mailing-site";
import { fill, loginOf, registrationOf, send, somebody } from "./support/person";
import { entry, write } from "./support/prayers";
import { test as base, expect, settled } from "./test";

/** The site's own `test`, on a site that seals words and sends letters. */
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

test("prayers are locked with a code that is asked back, open with the password, and are unlocked", async ({
  page,
  alive,
  site,
}) => {
  const main = page.getByRole("main");
  const ann = somebody();
  const visit = async (path: string) => {
    await page.goto(path);
    await settled(page, alive);
  };
  await visit("/auth?tab=register");
  await expect(main.getByText(/a backup shows nothing of them/)).toBeVisible();
  await fill(page, registrationOf(ann));
  expect(await send(page, "Create Account")).toBeLessThan(400);
  await expect(page).toHaveURL("/");
  const [letter] = await site.mail.to(ann.email);
  await visit(linkIn(letter as never, "/letters/address"));
  expect(await send(page, "Yes, this is mine")).toBeLessThan(400);
  await visit("/account/prayers");
  await write(page, { "Your prayer": "For my sister", "A name for it (optional)": "Maria" });
  await expect(entry(page, "Maria")).toBeVisible();

  await visit("/account/lock");
  await fill(page, { "Current password": ann.password });
  expect(await send(page, "Lock my prayers")).toBeLessThan(400);
  await expect(main.getByRole("heading", { name: "1. Write down your code" })).toBeVisible();
  await settled(page, alive);
  const code = await main.locator("ol code").allTextContents();
  expect(code).toHaveLength(12);
  const label = "Words 3, 7 and 11";
  await fill(page, { [label]: "zoo zoo zoo" });
  expect(await send(page, "Lock my prayers now")).toBe(400);
  await settled(page, alive);
  await fill(page, { [label]: [3, 7, 11].map((number) => code[number - 1]).join(" ") });
  expect(await send(page, "Lock my prayers now")).toBeLessThan(400);
  await expect(main.getByRole("heading", { name: "Your prayers are locked" })).toBeVisible();

  await visit("/account/prayers");
  await expect(main.getByText(/^Locked to you/)).toBeVisible();
  await expect(entry(page, "Maria")).toBeVisible();
  await page.context().clearCookies();
  await visit("/auth?next=/account/prayers");
  await fill(page, loginOf(ann));
  expect(await send(page, "Sign In")).toBeLessThan(400);
  await expect(entry(page, "Maria")).toBeVisible();

  await visit("/account/lock");
  await fill(page, { "Current password": ann.password });
  expect(await send(page, "Unlock my prayers")).toBeLessThan(400);
  await expect(main.getByRole("heading", { name: /aren’t locked/ })).toBeVisible();
});
