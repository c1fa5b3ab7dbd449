import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";

/** Somebody nobody else is in this run. */
export type Person = { username: string; email: string; password: string };

export function somebody(): Person {
  const mark = randomBytes(6).toString("hex");
  return {
    username: `Ann${mark}`,
    email: `ann.${mark}@example.org`,
    password: "peace be with you",
  };
}

/** An account made by /api in this visit, which is signed in from then on. */
export async function signedUp(page: Page): Promise<Person> {
  const person = somebody();
  const answer = await page.request.post("/api/register", { data: person });
  if (answer.status() !== 201) throw new Error(`${answer.status()}: ${await answer.text()}`);
  return person;
}

/** An account made by /api; this visit is signed out again. */
export async function known(page: Page): Promise<Person> {
  const person = await signedUp(page);
  await page.context().clearCookies();
  return person;
}

/** Fills the fields that are given by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export const registrationOf = ({ username, email, password }: Person) => ({
  Username: username,
  Email: email,
  Password: password,
  "Confirm Password": password,
});

export const loginOf = ({ username, password }: Person) => ({
  Username: username,
  Password: password,
});

/** Presses a form's button. @returns the status of the answer to what it sent. */
export async function send(page: Page, button: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  return (await answered).status();
}
