import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { type Role, setRole } from "#db/accounts/team.server";
import { secondFactors, sessionFactors, sessions, users } from "#db/schema/accounts";
import { expect, settled } from "../test";
import { besideServer } from "./database";
import { type Person, signedUp } from "./person";

/** A visit of somebody of the team, who has shown a code. */
export async function joinTeam(page: Page, role: Role): Promise<Person> {
  const person = await signedUp(page);
  await besideServer(async (db) => {
    const user = await db.select().from(users).where(eq(users.email, person.email)).get();
    const userId = user?.id ?? 0;
    const now = new Date();
    await setRole(db, userId, role, now.getTime());
    await db.write(async (tx) => {
      const session = await tx.select().from(sessions).where(eq(sessions.userId, userId)).get();
      const factor = { userId, sealedSecret: "s".repeat(80), lastCounter: 0, createdAt: now };
      await tx
        .insert(secondFactors)
        .values({ ...factor, confirmedAt: now })
        .run();
      const tokenHash = session?.tokenHash ?? "";
      await tx
        .insert(sessionFactors)
        .values({ tokenHash, userId, passedAt: now, lastSeenAt: now })
        .run();
    });
  });
  return person;
}

/** Asks for prayer. @returns the words, and the address of the private page. */
export async function askForPrayer(page: Page, alive: boolean, about = "For my mother") {
  const words = `${about} ${randomBytes(6).toString("hex")}`;
  await page.goto("/contact");
  await settled(page, alive);
  const form = page.locator("form[name=prayer-request]");
  await form.getByLabel("Your Name").fill("Ada Stone");
  await form.getByLabel("Email Address").fill(`ada.${randomBytes(6).toString("hex")}@example.org`);
  await form.getByLabel("Your Prayer Request").fill(words);
  await form.getByRole("button", { name: "Submit Prayer Request" }).click();
  const link = page.getByRole("link", { name: "Open your private page" });
  await expect(link).toBeVisible();
  return { words, path: (await link.getAttribute("href")) ?? "" };
}
