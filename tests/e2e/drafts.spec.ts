import type { Page } from "@playwright/test";
import { draftPreserved, draftTravels } from "~/forms/form";
import { prayer, prayerEdit } from "~/prayers/prayer-definition";
import { execute } from "./support/database";
import { fill, loginOf, type Person, send, signedUp } from "./support/person";
import { choose, entry, openForm } from "./support/prayers";
import { expect, settled, test } from "./test";

const path = "/account/prayers";
const main = (page: Page) => page.getByRole("main");
const text = (page: Page) => page.getByLabel(prayer.fields.text.label, { exact: true });

/** Deletes what one person has: the others of this run use the same database. */
const deleteOwn = (table: "sessions" | "prayers", { username }: Person) =>
  execute(
    `DELETE FROM ${table} WHERE userId = (SELECT id FROM users WHERE username = '${username}')`,
  );

/** Ends a person's sessions, as they do on another device. */
const revoke = (person: Person) => deleteOwn("sessions", person);

async function open(page: Page, alive: boolean, address = path): Promise<void> {
  await page.goto(address);
  await settled(page, alive);
}

test("a prayer that is sent after the session ended is there again after sign-in", async ({
  page,
  alive,
}) => {
  const person = await signedUp(page);
  await open(page, alive);
  await openForm(page);
  await text(page).fill("Let her\nnot be afraid.");
  revoke(person);
  expect(await send(page, "Save this prayer")).toBe(401);
  let entrance = page;
  if (alive) {
    const notice = main(page).getByRole("alert");
    await expect(notice).toContainText("You were signed out");
    await expect(notice).toContainText("Your words are still here. Log in, then save again.");
    await expect(text(page)).toHaveValue("Let her\nnot be afraid.");
    const opened = page.waitForEvent("popup");
    await notice.getByRole("link", { name: "Log in" }).click();
    entrance = await opened;
    await settled(entrance, alive);
    await expect(main(entrance)).toContainText("You were signed out. Please log in again.");
  } else {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You were signed out");
    await expect(main(page)).toContainText(draftTravels);
    await fill(page, loginOf({ ...person, password: "not this one" }));
    expect(await send(page, "Sign In")).toBe(401);
    await expect(main(page)).toContainText(draftTravels);
  }
  await fill(entrance, loginOf(person));
  await send(entrance, "Sign In");
  await expect(entrance).toHaveURL(new RegExp(path));
  await expect(main(entrance)).toContainText(draftPreserved);
  await expect(text(entrance)).toHaveValue("Let her\nnot be afraid.");
  expect(await send(page, "Save this prayer")).toBeLessThan(400);
  await expect(main(page).locator("#prayers").getByText(prayer.success.title)).toBeVisible();
  await expect(text(page)).toHaveValue("");
  await expect(main(page)).not.toContainText(draftPreserved);
  await expect(main(page).locator(".saved-prayers").getByText("not be afraid.")).toHaveCount(1);
});

test("an edit of a prayer that another tab deleted is offered as a new prayer", async ({
  page,
  alive,
}) => {
  const person = await signedUp(page);
  await page.request.post(path, { form: { form: prayer.name, text: "As it was", title: "Mum" } });
  await open(page, alive);
  await choose(page, "Mum", "Edit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit this prayer");
  await fill(page, { [prayerEdit.fields.text.label]: "As it is now" });
  deleteOwn("prayers", person);
  await send(page, "Save changes");
  await expect(main(page)).toContainText("That prayer was deleted meanwhile.");
  await expect(text(page)).toHaveValue("As it is now");
  await expect(page.getByLabel(prayer.fields.title.label)).toHaveValue("Mum");
  expect(await send(page, "Save this prayer")).toBeLessThan(400);
  await expect(entry(page, "Mum")).toContainText("As it is now");
  await expect(text(page)).toHaveValue("");
  await expect(main(page)).not.toContainText("deleted meanwhile");
});

test("an edit that is cancelled leaves its prayer as it was, and is not offered again", async ({
  page,
  alive,
}) => {
  await signedUp(page);
  await page.request.post(path, { form: { form: prayer.name, text: "As it was", title: "Mum" } });
  await open(page, alive);
  await choose(page, "Mum", "Edit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit this prayer");
  const words = page.getByLabel(prayerEdit.fields.text.label, { exact: true });
  await words.fill("Not wanted");
  await main(page).getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mum");
  await expect(main(page)).toContainText("As it was");
  await open(page, alive, `${page.url()}/edit`);
  await expect(words).toHaveValue("As it was");
  await expect(main(page)).not.toContainText("is here again");
});

test("preserved words can be discarded, with a new start", async ({ page, alive }) => {
  await signedUp(page);
  await page.request.post(`${path}/${"x".repeat(22)}/edit`, {
    form: { form: prayerEdit.name, text: "Not wanted" },
  });
  await open(page, alive);
  await expect(text(page)).toHaveValue("Not wanted");
  await main(page).getByRole("button", { name: "Throw it away" }).click();
  await expect(main(page)).not.toContainText("deleted meanwhile");
  await expect(text(page)).toHaveValue("");
});
