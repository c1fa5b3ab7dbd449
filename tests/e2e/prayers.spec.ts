import type { Page } from "@playwright/test";
import { noteRemoved, prayerIntents } from "#content/pages/prayer-forms";
import { themes } from "#content/themes/themes";
import {
  prayer,
  prayerAnswer,
  prayerEdit,
  prayerNames,
  prayerNote,
  prayerRest,
} from "~/prayers/prayer-definition";
import { rows } from "./support/database";
import { fill, known, loginOf, send, signedUp } from "./support/person";
import { choose, entry, names, openMore, write } from "./support/prayers";
import { expect, settled, test } from "./test";

const path = "/account/prayers";
const main = (page: Page) => page.getByRole("main");
const message = (page: Page, alive: boolean, { title }: { title: string }) =>
  expect(page.locator(alive ? ".toast-region" : "main .said").getByText(title)).toBeVisible();

test("prayers are written, prayed in turn, and rest", { tag: "@postgres" }, async ({
  page,
  alive,
}) => {
  await signedUp(page);
  await page.goto("/features");
  await settled(page, alive);
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("link", { name: "My Prayers", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page).toHaveTitle("My Prayers - Prayer LIFE");
  await expect(page.getByLabel(prayerNames.fields.person.label)).toBeVisible();
  await expect(page.locator("#account-menu")).toBeHidden();

  // Nothing but a name is refused, with the name kept.
  await openMore(page);
  await fill(page, { [prayer.fields.title.label]: "For Mum" });
  expect(await send(page, "Save this prayer")).toBe(400);
  await expect(main(page).getByRole("alert")).toContainText("Please write your prayer");
  await expect(page.getByLabel(prayer.fields.title.label)).toHaveValue("For Mum");

  await write(page, { [prayer.fields.text.label]: "Let her\nnot be afraid." });
  await expect(main(page).locator("#prayers").getByText(prayer.success.title)).toBeVisible();
  // What has a place of its own is said there alone.
  await expect(page.locator(".toast-region .toast, dialog.toast-served")).toHaveCount(0);
  await expect(page.getByLabel(prayer.fields.text.label, { exact: true })).toHaveValue("");
  await write(page, {
    [prayer.fields.text.label]: "Open a door.",
    [prayer.fields.title.label]: "My brother",
    [prayer.fields.reference.label]: "Psalm 62:8",
  });
  // The newest stands where it is seen.
  await expect(names(page)).toHaveText(["My brother", "For Mum"]);
  await expect(entry(page, "My brother")).toContainText("Psalm 62:8");

  // What is prayed goes to the end.
  await entry(page, "My brother").getByRole("button", { name: "Prayed" }).click();
  await message(page, alive, prayerIntents.prayed);
  await expect(names(page)).toHaveText(["For Mum", "My brother"]);
  await expect(entry(page, "My brother").getByText("Prayed today")).toBeVisible();
  if (alive) await expect(names(page).first().getByRole("link")).toBeFocused();

  // What rests is folded away, and brought back.
  await choose(page, "For Mum", "Let it rest");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let it rest");
  await send(page, "Let it rest");
  await message(page, alive, prayerRest.success);
  await expect(names(page)).toHaveText(["My brother"]);
  await page.getByText("At rest: 1").click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(names(page)).toHaveText(["For Mum", "My brother"]);
  if (alive) await expect(page.getByRole("heading", { name: "Today" })).toBeFocused();
});

test("a prayer is answered, prayed for again, told anew, and goes", async ({ page, alive }) => {
  await signedUp(page);
  for (const title of ["My brother", "For Mum"]) {
    await page.request.post(path, { form: { form: prayer.name, text: "Open a door.", title } });
  }
  await page.goto(path);
  await settled(page, alive);
  await choose(page, "My brother", "It is answered");
  await fill(page, { [prayerAnswer.fields.answeredOn.label]: "2099-01-01" });
  await fill(page, { [prayerAnswer.fields.answer.label]: "He called on Sunday." });
  expect(await send(page, "Save it with thanks")).toBe(400);
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByLabel(prayerAnswer.fields.answer.label)).toHaveValue(
    "He called on Sunday.",
  );
  await fill(page, { [prayerAnswer.fields.answeredOn.label]: "2026-01-31" });
  await send(page, "Save it with thanks");
  await expect(main(page).getByText(prayerAnswer.success.title)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Answered");
  await expect(entry(page, "My brother")).toContainText("He called on Sunday.");
  await expect(entry(page, "My brother")).toContainText("Answered Saturday the\u00a031st");
  await entry(page, "My brother").getByRole("button", { name: "Pray again" }).click();
  await expect(page.getByRole("heading", { name: "Still waiting" })).toBeVisible();

  // One alone: other words, and an end that is asked for twice.
  await page.goto(path);
  await settled(page, alive);
  await page.getByRole("link", { name: "For Mum" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For Mum");
  const menu = main(page).locator("summary");
  await menu.click();
  await page.getByRole("link", { name: "Edit" }).click();
  await fill(page, { [prayer.fields.text.label]: "She is home." });
  await send(page, "Save changes");
  await message(page, alive, prayerEdit.success);
  await expect(main(page).getByText("She is home.")).toBeVisible();
  await menu.click();
  await page.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Delete this prayer?" })).toBeVisible();
  await send(page, "Yes, delete it");
  await message(page, alive, prayerIntents.delete);
  await expect(names(page)).toHaveText(["My brother"]);
});

test("what a visitor wants to save is saved by the sign-in that leads back", async ({
  page,
  alive,
}) => {
  const person = await known(page);
  await page.goto("/theme/theme-2");
  await settled(page, alive);
  await page.locator("#save-verse-2").getByRole("button", { name: "Save verse" }).click();
  const place = page.locator("#save-verse-2");
  await expect(place.getByText("Log in to save this")).toBeInViewport();
  await place.getByRole("link", { name: "Log in" }).click();
  await fill(page, loginOf(person));
  await send(page, "Sign In");
  await expect(page).toHaveURL(/\/theme\/theme-2\?done=save-verse-2#save-verse-2$/);
  await expect(place.getByRole("button", { name: "Verse saved" })).toBeInViewport();
  await place.getByRole("link", { name: "See Saved" }).click();
  const { reference = "", verses = "" } = themes[1]?.scriptures[1] ?? {};
  await expect(entry(page, reference)).toContainText(verses.slice(0, 200));
  await entry(page, reference).getByRole("link", { name: themes[1]?.title }).click();
  await expect(page).toHaveURL(/\/theme\/theme-2$/);

  // The generator's prayer, with the words that it always had.
  await page.goto("/?prayer=faith#learn-more");
  await settled(page, alive);
  const generator = page.locator("#learn-more");
  await generator.getByRole("button", { name: "Save" }).click();
  const said = alive ? page.locator(".toast-region") : generator;
  await expect(said.getByText("Prayer has been saved to your account")).toBeVisible();
  await expect
    .poll(() =>
      rows(
        "SELECT source FROM prayers JOIN users ON users.id = userId WHERE username = ?",
        person.username,
      ),
    )
    .toContainEqual({ source: "generator/faith" });
});

test("the day's list is prayed one after another, and closes with Amen", async ({
  page,
  alive,
}) => {
  await signedUp(page);
  await page.goto(path);
  await settled(page, alive);
  for (const title of ["My street", "My mother"]) {
    await write(page, {
      [prayer.fields.text.label]: `Words for ${title}`,
      [prayer.fields.title.label]: title,
    });
    await expect(names(page).first()).toHaveText(title);
  }
  await page.goto("/");
  await settled(page, alive);
  await page.getByRole("link", { name: "Pray my list" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("My mother");
  await expect(page.getByText("One more after this one.")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(heading).toHaveText("My street");
  await page.getByRole("button", { name: "I prayed this" }).click();
  await expect(heading).toHaveText("Amen");
  await page.getByRole("link", { name: "Pray the rest now" }).click();
  await expect(heading).toHaveText("My mother");
  await page.getByRole("button", { name: "I prayed this" }).click();
  await expect(page.getByText("That was the last prayer on your list for today.")).toBeVisible();
  await page.getByRole("link", { name: "My Prayers" }).click();
  await expect(names(page)).toHaveCount(2);
});

test("morning prayer holds the list", async ({ page, alive }) => {
  await signedUp(page);
  await page.request.post(path, { form: { form: prayerNames.name, person: "Zoe, Ida" } });
  await page.goto("/today/morning");
  await settled(page, alive);
  const list = page.locator("details[id^=list-]").filter({ visible: true });
  await list.locator("summary").click();
  await expect(list.getByRole("listitem")).toHaveText([/Zoe/, /Ida/]);
  await list.getByRole("button", { name: "I prayed for them" }).click();
  const undo = list.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  if (alive) await expect(undo).toBeFocused();
  await undo.click();
  await expect(list.getByRole("button", { name: "I prayed for them" })).toBeVisible();
  await page.goto(path);
  await expect(page.getByText("Two for today.")).toBeVisible();
});

test("a note is changed, and goes alone", async ({ page, alive }) => {
  await signedUp(page);
  await page.request.post(path, { form: { form: prayerNames.name, person: "Tom" } });
  await page.goto(path);
  await settled(page, alive);
  await names(page).getByRole("link").click();
  for (const [label, words] of [
    [prayerNote.fields.note.label, "He lerns"],
    [/^Your note of/, "He learns"],
  ] as const) {
    await main(page).getByLabel(label).fill(words);
    await send(page, "Save this note");
    await expect(main(page).getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByLabel(prayerNote.fields.note.label)).toHaveValue("");
    await page.getByRole("link", { name: /^Change this note/ }).click();
    await expect(main(page).getByLabel(/^Your note of/)).toHaveValue(words);
  }
  await page.getByRole("button", { name: "Take this note away" }).click();
  await message(page, alive, noteRemoved);
  await expect(page.getByRole("link", { name: /^Change this note/ })).toHaveCount(0);
});
