import type { Page } from "@playwright/test";
import { groupForms } from "#content/groups/form-words";
import { expectAccessible } from "./axe/check";
import { password } from "./support/account";
import { fill, known, loginOf, send, signedUp } from "./support/person";
import { expect, settled, test } from "./test";

const { begin, join, request, line } = groupForms;

test(
  "a group: begun, joined by a link on the way of signing in, asked and prayed for",
  {
    tag: "@postgres",
  },
  async ({ page, otherPage, alive }, info) => {
    const accessible = async (asked: Page, state: string) => {
      if (alive) await expectAccessible(asked, { path: "/groups/…", state }, info);
    };
    await signedUp(page);
    await page.goto("/groups");
    await settled(page, alive);
    await fill(page, { [begin.fields.title.label]: "Tuesdays" });
    expect(await send(page, "Begin the group")).toBe(400);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText(begin.fields.ownName.required);
    await expect(page.getByLabel(begin.fields.title.label)).toHaveValue("Tuesdays");
    await fill(page, { [begin.fields.ownName.label]: "Ann" });
    await send(page, "Begin the group");
    await expect(page.getByRole("heading", { name: "Tuesdays", level: 1 })).toBeVisible();
    await settled(page, alive);
    await send(page, "Make a link");
    const shown = page.getByLabel("Invitation link");
    await expect(shown).toHaveValue(/\/invite\/[\w-]{43}$/);
    await page.getByText("Show it as a QR code").click();
    await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    await accessible(page, "with a new link");
    const link = new URL(await shown.inputValue()).pathname;

    const ben = await known(otherPage);
    await otherPage.goto(link);
    await otherPage.getByRole("link", { name: "Log in" }).last().click();
    await settled(otherPage, alive);
    await fill(otherPage, loginOf({ ...ben, password }));
    await send(otherPage, "Sign In");
    await expect(otherPage).toHaveURL(link);
    await settled(otherPage, alive);
    await fill(otherPage, { [join.fields.ownName.label]: "Ben" });
    await expect(otherPage.getByLabel(join.fields.isNamed.label)).not.toBeChecked();
    await send(otherPage, "Join the group");
    await expect(
      otherPage.getByText(join.success.title, { exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await settled(otherPage, alive);
    await expect(otherPage.getByText(request.fields.words.hint)).toBeVisible();
    await fill(otherPage, { [request.fields.words.label]: "For rain" });
    await send(otherPage, "Ask the group");
    const thanks = otherPage.locator("#requests").getByText(request.success.title).first();
    await expect(thanks).toBeInViewport();
    await expect(otherPage.locator("#requests").getByText("For rain")).toBeInViewport();

    await page.goto(page.url().replace(/\?.*/, ""));
    await settled(page, alive);
    await accessible(page, "its requests");
    await page.getByRole("link", { name: "Pray for the group" }).click();
    await expect(page.getByRole("heading", { name: /asks/ })).toBeVisible();
    await settled(page, alive);
    await page.getByRole("button", { name: "I prayed this" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Amen" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the group" }).click();
    await page.getByRole("link", { name: "More", exact: true }).click();
    await settled(page, alive);
    await page.getByText(/^A word for/).click();
    await fill(page, { [line.fields.words.label]: "Thinking of you" });
    await send(page, "Send it");
    await expect(page.getByText(line.success.title, { exact: true })).toBeVisible();

    await otherPage.reload();
    await settled(otherPage, alive);
    await expect(otherPage.getByText("Someone prayed for this. A word for you.")).toBeVisible();
    await otherPage.getByRole("link", { name: "Details" }).click();
    await expect(otherPage.getByText("Thinking of you")).toBeVisible();
    await expect(otherPage.getByText("Once.", { exact: true })).toBeVisible();
    await accessible(otherPage, "one's own request");
    await otherPage.getByText("Take this request back").click();
    await settled(otherPage, alive);
    await otherPage.getByRole("button", { name: "Yes, erase it" }).press("Enter");
    await expect(otherPage.getByText(/^Nobody is asking for prayer just now/)).toBeVisible();
  },
);
