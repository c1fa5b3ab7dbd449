import type { Page } from "@playwright/test";
import { draftPreserved } from "~/forms/form";
import { prayerEdit } from "~/prayers/prayer-definition";
import { deletion } from "~/routes/account/account-changes-definition";
import { contact, prayerRequest } from "~/routes/support/contact-definition";
import { savePrayer } from "../axe/more-states";
import { fill, send, signedUp } from "../support/person";
import { askForPrayer, joinTeam } from "../support/team";
import { expect, settled, test } from "../test";

const words = "What I would tell nobody else";
const message = (page: Page) => page.locator("#contact-message");
const text = (page: Page) => page.getByLabel(prayerEdit.fields.text.label, { exact: true });
const notice = (page: Page) => page.getByRole("status").filter({ hasText: draftPreserved });

/** What the device stores of drafts; null where it may not. */
const stored = (page: Page, kind: "localStorage" | "sessionStorage") =>
  page.evaluate(
    (kind) => Object.entries(window[kind]).filter(([name]) => name.startsWith("draft/")),
    kind,
  );

const inTab = (page: Page) => stored(page, "sessionStorage");
const inBrowser = (page: Page) => stored(page, "localStorage");

async function open(page: Page, path = "/contact"): Promise<void> {
  await page.goto(path);
  await settled(page, true);
}

async function write(page: Page, field = message(page), what = words): Promise<void> {
  await field.fill(what);
  const all = async () => [...(await inTab(page)), ...(await inBrowser(page))];
  await expect.poll(async () => (await all()).length).toBe(1);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Account of" })).toHaveCount(0);
}

test.describe("of who is signed out, what was begun", () => {
  test.use({ ownTrouble: /^asked https:\/\/www.weather.gov/ });

  test.beforeEach(({ page }) => open(page));

  test("is there again after a reload and a link, in this tab alone", async ({ page }) => {
    await page.locator("#contact-topic").selectOption("support");
    await write(page);
    await page.reload();
    await settled(page, true);
    await expect(message(page)).toHaveValue(words);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Blog" })
      .click();
    await expect(page).toHaveURL("/blog");
    await page.goBack();
    await expect(message(page)).toHaveValue(words);
    await expect(page.locator("#contact-topic")).toHaveValue("support");
    await expect(notice(page)).toHaveCount(1);
    expect(await inBrowser(page)).toEqual([]);

    const other = await page.context().newPage();
    await open(other);
    await expect(message(other)).toHaveValue("");
    expect(await inTab(other)).toEqual([]);
  });

  test("goes when it is sent, a second message too, and when it is thrown away", async ({
    page,
    address,
  }) => {
    for (const what of [words, "Another"]) {
      await page.locator("#contact-name").fill("Ann");
      await page.locator("#contact-email").fill(address);
      await page.locator("#contact-topic").selectOption("support");
      await write(page, message(page), what);
      await page.getByRole("button", { name: "Send Message" }).press("Enter");
      await expect(page.locator("#contact").getByText(contact.success.title)).toBeVisible();
      await expect(message(page)).toHaveValue("");
      expect(await inTab(page)).toEqual([]);
    }
    await write(page);
    await page.reload();
    await settled(page, true);
    await expect(message(page), "the thanks of before forget nothing").toHaveValue(words);
    await page.goto("/about");
    await open(page);
    await expect(message(page)).toHaveValue(words);
    await page.getByRole("button", { name: "Throw it away" }).click();
    await expect(message(page)).toHaveValue("");
    await expect(message(page)).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    expect(await inTab(page)).toEqual([]);
  });

  test("goes after an hour, on whatever page", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await write(page);
    await open(page, "/blog");
    await page.clock.runFor("58:00");
    expect(await inTab(page)).toHaveLength(1);
    await page.clock.runFor("03:00");
    expect(await inTab(page)).toEqual([]);
    await open(page);
    await expect(message(page)).toHaveValue("");
  });

  for (const path of ["/search?q=my+husband+hits+me", "/bible/about/harm"])
    test(`goes when ${path} is left at once`, async ({ page }) => {
      await page.route("https://www.weather.gov/**", (route) => route.abort());
      await write(page);
      await open(page, path);
      expect(await inTab(page)).toHaveLength(1);
      const asked = page.waitForRequest("https://www.weather.gov/");
      await page.getByRole("link", { name: /^Leave this page/ }).click();
      await asked;
      await open(page);
      expect(await inTab(page)).toEqual([]);
      await expect(message(page)).toHaveValue("");
    });

  test("comes along to the account that they log in to, and goes with it", async ({ page }) => {
    await write(page);
    await signedUp(page);
    await open(page);
    await expect(message(page)).toHaveValue(words);
    await message(page).press("End");
    await message(page).pressSequentially(".");
    await expect.poll(async () => (await inBrowser(page)).length).toBe(1);
    expect(await inTab(page)).toEqual([]);
    await logOut(page);
    expect([...(await inTab(page)), ...(await inBrowser(page))]).toEqual([]);
  });
});

test("a message of who is signed in outlives a tab that crashes, sealed for its account", async ({
  page,
}) => {
  await signedUp(page);
  await open(page);
  await write(page);
  expect(await inTab(page)).toEqual([]);
  expect(JSON.stringify(await inBrowser(page))).not.toContain("nobody");
  const ann = await page.context().cookies();
  const crashed = page.waitForEvent("crash");
  await Promise.all([crashed, page.goto("chrome://crash").catch(() => undefined)]);
  const second = await page.context().newPage();
  await open(second);
  await expect(message(second)).toHaveValue(words);
  await expect(notice(second)).toHaveCount(1);

  const visits = second.context();
  await visits.clearCookies();
  await open(second);
  await expect(message(second), "signed out").toHaveValue("");
  await signedUp(second);
  await open(second);
  await expect(message(second), "another account").toHaveValue("");
  await message(second).fill("Another’s");
  await expect.poll(async () => (await inBrowser(second)).length).toBe(2);
  await logOut(second);
  expect(await inBrowser(second), "what others began stays").toHaveLength(1);

  await visits.addCookies(ann);
  await open(second);
  await expect(message(second)).toHaveValue(words);
  const other = await visits.newPage();
  await open(other, "/about");
  await logOut(other);
  await second.reload();
  await settled(second, true);
  await expect(message(second), "logged out in another tab").toHaveValue("");
  expect(await inBrowser(second)).toEqual([]);
});

test("of two tabs on one form none writes over the other's words", async ({ page }) => {
  await signedUp(page);
  await open(page);
  await write(page);
  const other = await page.context().newPage();
  await open(other);
  await expect(message(other)).toHaveValue(words);
  await message(other).fill("Something else");
  await expect.poll(async () => (await inBrowser(other)).length).toBe(2);
  for (const tab of [page, other]) {
    await tab.reload();
    await settled(tab, true);
  }
  await expect(message(page)).toHaveValue(words);
  await expect(message(other)).toHaveValue("Something else");
  await other.locator("#contact-topic").selectOption("support");
  expect(await send(other, "Send Message")).toBeLessThan(400);
  await expect(message(other)).toHaveValue("");
  await expect.poll(async () => (await inBrowser(page)).length).toBe(1);
  await page.close();
  await open(other, "/about");
  await open(other);
  await expect(message(other), "of the tab that was closed").toHaveValue(words);
  await message(other).press("End");
  await message(other).pressSequentially(" yet.");
  await expect.poll(async () => (await inBrowser(other)).length).toBe(1);
  await other.getByRole("button", { name: "Throw it away" }).click();
  expect(await inBrowser(other)).toEqual([]);
});

test("a prayer request is never stored, nor what is written on its page", async ({ page }) => {
  for (const enter of [async () => {}, () => signedUp(page)]) {
    await enter();
    await open(page);
    const request = page.getByLabel(prayerRequest.fields.prayerRequest.label);
    await request.fill("A child’s words");
    await write(page, message(page));
    const all = JSON.stringify([await inTab(page), await inBrowser(page)]);
    expect(all).toMatch(/draft\/[^/]*\/contact \/contact/);
    expect(all).not.toContain("child");
    await page.reload();
    await settled(page, true);
    await expect(message(page)).toHaveValue(words);
    await expect(request).toHaveValue("");
    await page.getByRole("button", { name: "Throw it away" }).click();
  }
  const { path } = await askForPrayer(page, false);
  await open(page, path);
  await page.getByLabel("How is it going?").fill("A child’s words");
  await open(page);
  await write(page);
  expect(await inBrowser(page)).toHaveLength(1);
  await open(page, path);
  await expect(page.getByLabel("How is it going?")).toHaveValue("");
  await expect(notice(page)).toHaveCount(0);
});

test("what a member of the team begins to write back is there again", async ({
  page,
  otherPage,
}) => {
  const { words: asked } = await askForPrayer(page, false);
  await joinTeam(otherPage, "leader");
  await open(otherPage, `/team?find=${encodeURIComponent(asked)}`);
  await otherPage.getByRole("main").getByRole("link", { name: "Ada Stone" }).click();
  const note = otherPage.getByLabel("A short note back");
  await write(otherPage, note);
  await otherPage.reload();
  await settled(otherPage, true);
  await expect(note).toHaveValue(words);
  await expect(notice(otherPage)).toHaveCount(1);
});

test.describe("what is typed before the page comes alive", () => {
  test("is stored as soon as it does", async ({ page }) => {
    await page.addInitScript((typed) => {
      document.addEventListener("DOMContentLoaded", () => {
        const field = document.querySelector<HTMLTextAreaElement>("#contact-message");
        if (field && !sessionStorage.length) field.value = typed;
      });
    }, words);
    await open(page);
    await expect.poll(async () => (await inTab(page)).length).toBe(1);
    await page.reload();
    await settled(page, true);
    await expect(message(page)).toHaveValue(words);
  });

  test("and sent then is not brought back", async ({ page, address }) => {
    await open(page);
    await write(page);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/contact");
    await fill(page, { "Phone Number (Optional)": "" });
    await page.locator("#contact-name").fill("Ann");
    await page.locator("#contact-email").fill(address);
    await page.locator("#contact-topic").selectOption("support");
    await message(page).fill(words);
    await page.unroute("**/*.js");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/done=contact/);
    await settled(page, true);
    await expect(page.locator("#contact").getByText(contact.success.title)).toBeVisible();
    await expect(message(page)).toHaveValue("");
    expect(await inTab(page)).toEqual([]);
  });
});

test("what the server sends back wins over what was begun", async ({ page }) => {
  await signedUp(page);
  await open(page);
  await write(page);
  await message(page).evaluate((field: HTMLTextAreaElement) => {
    field.value = "What I sent";
    // Past the page's script, as if it had not come.
    HTMLFormElement.prototype.submit.call(field.form);
  });
  await expect(page.getByRole("alert")).toBeVisible();
  await settled(page, true);
  await expect(message(page)).toHaveValue("What I sent");
  await expect(notice(page)).toHaveCount(0);
  await open(page, "/about");
  await open(page);
  await expect(message(page)).toHaveValue("What I sent");
});

test("an edit that is brought back is told of another that was saved meanwhile", async ({
  page,
}) => {
  await signedUp(page);
  const edit = `/account/prayers/${await savePrayer(page)}/edit`;
  await open(page, edit);
  await write(page, text(page), "Mine.");
  await open(page, "/about");
  await page.request.post(edit, { form: { form: prayerEdit.name, text: "Of another place." } });
  await open(page, edit);
  await expect(text(page)).toHaveValue("Mine.");
  expect(await send(page, "Save changes")).toBe(409);
  await expect(text(page)).toHaveValue("Mine.");
  expect(await inBrowser(page)).toHaveLength(1);
  expect(await send(page, "Save changes")).toBeLessThan(400);
  await expect(page.getByRole("main").getByText("Mine.")).toBeVisible();
  expect(await inBrowser(page)).toEqual([]);
});

test("what was begun outlives a new password, and goes with its account", async ({ page }) => {
  const { password } = await signedUp(page);
  await open(page);
  await write(page);
  await open(page, "/account/settings");
  await page.getByText("Change password").click();
  const form = page.locator("form[name=password]");
  const typed = [password, "grace to you all", "grace to you all"];
  for (const [at, each] of typed.entries())
    await form.locator("input[type=password]").nth(at).fill(each);
  expect(await send(page, "Save new password")).toBeLessThan(400);
  await expect(page.getByText("Password changed").first()).toBeVisible();
  await open(page);
  await expect(message(page)).toHaveValue(words);
  await open(page, "/account/privacy/delete");
  await page.getByLabel(deletion.fields.currentPassword.label).fill("grace to you all");
  expect(await send(page, "Delete my account")).toBeLessThan(400);
  await expect(page).toHaveURL("/account/goodbye");
  expect([...(await inTab(page)), ...(await inBrowser(page))]).toEqual([]);
});

for (const [what, take] of Object.entries({
  "storage is forbidden": () => {
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException("no", "SecurityError");
        },
      });
  },
  "storage is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  },
  "there is no cipher": () => Object.defineProperty(crypto, "subtle", { value: undefined }),
}))
  test.describe(`where ${what}`, () => {
    // The router of the library says so of the places that it notes.
    test.use({ ownTrouble: /^SecurityError: no$/ });

    test("forms work as they did", async ({ page }) => {
      await signedUp(page);
      await page.addInitScript(take);
      await open(page);
      await message(page).fill(words);
      await page.reload();
      await settled(page, true);
      await expect(notice(page)).toHaveCount(0);
      await page.locator("#contact-topic").selectOption("support");
      await message(page).fill(words);
      await page.getByRole("button", { name: "Send Message" }).press("Enter");
      await expect(page.locator("#contact").getByText(contact.success.title)).toBeVisible();
      await expect(message(page)).toHaveValue("");
      await logOut(page);
      await expect(message(page)).toHaveValue("");
    });
  });
