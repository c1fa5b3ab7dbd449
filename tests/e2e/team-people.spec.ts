import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { setRole } from "#db/accounts/team.server";
import { users } from "#db/schema/accounts";
import { codeAt, secretOf } from "../support/totp";
import { password } from "./support/account";
import { besideServer } from "./support/database";
import { fill, send, signedUp } from "./support/person";
import { expect, settled, test } from "./test";

test("a leader invites somebody by a link that is shown once, and takes them off again", async ({
  page,
  alive,
}) => {
  const leader = await signedUp(page);
  const main = page.getByRole("main");
  await page.goto("/account/factor");
  await settled(page, alive);
  await send(page, "Set it up");
  await settled(page, alive);
  const secret = secretOf(await main.locator("code").innerText());
  await fill(page, { "Code from your app": codeAt(secret), "Current password": password });
  await send(page, "Turn it on");
  await expect(main.locator("li code").first()).toBeVisible();
  const codes = await main.locator("li code").allInnerTexts();
  await besideServer(async (db) => {
    const user = await db.select().from(users).where(eq(users.email, leader.email)).get();
    await setRole(db, user?.id ?? 0, "leader", Date.now());
  });
  await page.goto("/team/people");
  await settled(page, alive);
  const ruth = `Ruth${randomBytes(6).toString("hex")}`;
  const invitation = page.locator("form[name=team-invitation]");
  await invitation.getByLabel("Their username").fill(ruth);
  await invitation.getByLabel("Their email address").fill(`${ruth}@example.org`);
  await invitation.getByLabel("As", { exact: true }).selectOption("intercessor");
  await invitation.getByLabel("Current password").fill(password);
  await invitation.getByLabel("Code").fill(codes[0] ?? "");
  await invitation.getByRole("button", { name: "Invite" }).click();
  await expect(main.getByText(/\/auth\/reset\/[\w-]{43}/)).toBeVisible();
  await expect(main.getByText(`${ruth}`).first()).toBeVisible();
  await page.goto("/team/people");
  await settled(page, alive);
  await expect(main.getByText(/\/auth\/reset\//)).toHaveCount(0);
  const change = page.locator("form[name=team-change]");
  const who = await change.locator("option", { hasText: ruth }).getAttribute("value");
  await change.getByLabel("Who").selectOption(who);
  await change.getByLabel("What happens").selectOption("none");
  await change.getByLabel("Current password").fill(password);
  await change.getByLabel("Code").fill(codes[1] ?? "");
  await change.getByRole("button", { name: "Do it" }).click();
  await expect(main.locator("li", { hasText: ruth })).toHaveCount(0);
  await page.goto("/team/log");
  await expect(main.getByText(/was taken off the team/).first()).toBeVisible();
});
