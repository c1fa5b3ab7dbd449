import type { Page } from "@playwright/test";
import { prayer } from "~/prayers/prayer-definition";
import { savePrayer } from "../axe/more-states";
import { rows } from "../support/database";
import { holdPosts } from "../support/hold";
import { fill, loginOf, send, signedUp } from "../support/person";
import { openForm } from "../support/prayers";
import { expect, settled, test } from "../test";

const path = "/account/prayers";
const words = "What I would tell nobody else";
const day = (page: Page, name: string) => page.getByRole("checkbox", { name });
const text = (page: Page) => page.getByLabel(prayer.fields.text.label, { exact: true });

const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage));

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await settled(page, true);
}

test("a draft outlives its tab, locked, and goes with whoever logs out", async ({ page }) => {
  const person = await signedUp(page);
  await open(page);
  await openForm(page);
  await text(page).fill(words);
  await expect.poll(async () => (await stored(page)).length).toBe(1);
  const withoutDays = await stored(page);
  await page.getByText("Add a name, scripture, person or days").click();
  await day(page, "Wednesday").check();
  await expect.poll(() => stored(page)).not.toEqual(withoutDays);
  expect(JSON.stringify(await stored(page))).not.toContain("nobody");

  const second = await page.context().newPage();
  await page.close();
  await open(second);
  await expect(text(second)).toHaveValue(words);
  await expect(text(second)).toBeVisible();
  await expect(second.getByRole("status")).toContainText("is here again");
  await expect(day(second, "Wednesday")).toBeChecked();
  await expect(day(second, "Monday")).not.toBeChecked();

  // A session that ends by itself leaves the draft to its owner, and to nobody else.
  const session = await second.context().cookies();
  await second.context().clearCookies();
  await signedUp(second);
  await open(second);
  await expect(text(second)).toHaveValue("");
  await second.context().clearCookies();
  await second.context().addCookies(session);
  await open(second);
  await expect(text(second)).toHaveValue(words);

  await second.getByRole("button", { name: "Account of" }).click();
  await second.getByRole("button", { name: "Log out" }).click();
  await expect(second).toHaveURL("/");
  expect(await stored(second)).toEqual([]);
  await open(second, `/auth?next=${path}`);
  await fill(second, loginOf(person));
  await second.getByRole("button", { name: "Sign In" }).click();
  await expect(second).toHaveURL(new RegExp(`${path}$`));
  await expect(text(second)).toHaveValue("");
});

test("a dropped line preserves every word; what is saved leaves no draft", async ({ page }) => {
  await signedUp(page);
  await open(page);
  await openForm(page);
  await text(page).fill(words);
  await page.context().setOffline(true);
  const save = page.getByRole("button", { name: "Save this prayer" });
  await save.click();
  await expect(page.getByRole("alert")).toContainText(prayer.failure.description);
  await expect(text(page)).toHaveValue(words);
  await expect(save).toBeFocused();
  await page.context().setOffline(false);
  const release = await holdPosts(page);
  await save.click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  await expect(page.locator("#prayers").getByText(prayer.success.title)).toBeVisible();
  await expect(text(page)).toHaveValue("");
  await expect.poll(() => stored(page)).toEqual([]);
  await page.reload();
  await settled(page, true);
  await expect(text(page)).toHaveValue("");
  await expect(page.locator(".saved-prayers h3").getByText(words)).toHaveCount(1);
});

test.describe("half a day ahead", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("days are those of the visitor, and an edit's draft goes when it is saved", async ({
    page,
  }) => {
    const { username } = await signedUp(page);
    await open(page);
    await openForm(page);
    await text(page).fill(words);
    await page.getByRole("button", { name: "Save this prayer" }).click();
    await page.getByRole("button", { name: "Prayed" }).click();
    const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
    const saved = () =>
      rows(
        "SELECT writtenOn, prayedOn FROM prayers JOIN users ON users.id = userId WHERE username = ?",
        username,
      );
    await expect.poll(saved).toEqual([{ writtenOn: today, prayedOn: today }]);
    await expect(page.locator(".saved-prayers").getByText("Prayed today")).toBeVisible();
    await expect(page.locator(".saved-prayers h3 a")).toBeFocused();

    const menu = page.locator(".saved-prayers summary");
    await menu.click();
    await page.getByRole("link", { name: "It is answered" }).click();
    await expect(page.getByLabel("When was it answered?")).toHaveValue(today);
    await page.goBack();
    await menu.click();
    await page.getByRole("link", { name: "Edit" }).click();
    await text(page).fill("Other words");
    await expect.poll(async () => (await stored(page)).length).toBe(1);
    await page.reload();
    await expect(text(page)).toHaveValue("Other words");
    await page.getByRole("button", { name: "Throw it away" }).click();
    await expect(text(page)).toHaveValue(words);
    await expect(text(page)).toBeFocused();
    expect(await stored(page)).toEqual([]);
    await text(page).fill("Other words again");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Other words again");
    await expect.poll(() => stored(page)).toEqual([]);
  });

  test("a second prayer written on the same page has its day too", async ({ page }) => {
    const { username } = await signedUp(page);
    await open(page);
    const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
    for (const count of [1, 2]) {
      await openForm(page);
      await text(page).fill(`Prayer ${count}`);
      await page.getByRole("button", { name: "Save this prayer" }).click();
      await expect(page.locator(".saved-prayers h3").getByText(`Prayer ${count}`)).toBeVisible();
      await expect(text(page)).toHaveValue("");
    }
    const days = rows(
      "SELECT writtenOn FROM prayers JOIN users ON users.id = userId WHERE username = ?",
      username,
    );
    expect(days).toEqual([{ writtenOn: today }, { writtenOn: today }]);
  });
});

test("a paste stays whole, and how much of it is too much is said", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signedUp(page);
  await open(page);
  await openForm(page);
  await text(page).focus();
  await page.evaluate(() => navigator.clipboard.writeText("a".repeat(10_000)));
  await page.keyboard.press("ControlOrMeta+V");
  await expect(text(page)).toHaveValue("a".repeat(10_000));
  await expect(page.getByText("5,000 characters too many.")).toBeVisible();
  await text(page).fill("🙏".repeat(4_999));
  await expect(page.getByText("1 character left.")).toBeVisible();
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await expect(text(page)).toHaveValue("");
  await expect(page.getByText("1 character left.")).toBeHidden();
});

test("an edit is told of another that was saved meanwhile", async ({ page }) => {
  await signedUp(page);
  const handle = await savePrayer(page);
  const edit = `${path}/${handle}/edit`;
  await open(page, edit);
  const other = await page.context().newPage();
  await open(other, edit);
  await text(other).fill("Of the other tab.");
  expect(await send(other, "Save changes")).toBeLessThan(400);
  await text(page).fill("Mine.");
  expect(await send(page, "Save changes")).toBe(409);
  await expect(page.getByRole("link", { name: "See the other words" })).toBeVisible();
  await expect(text(page)).toHaveValue("Mine.");
  expect(await send(page, "Save changes")).toBeLessThan(400);
  await expect(page.getByRole("main").getByText("Mine.")).toBeVisible();
});
