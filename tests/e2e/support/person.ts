import { randomBytes } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import { zoneIntent } from "~/forms/form";
import { password, saveAccount, signIn } from "./account";
import { address } from "./place";

/** Somebody nobody else is in this run. */
export type Person = { username: string; email: string; password: string };

export function somebody(): Person {
  const mark = randomBytes(6).toString("hex");
  return {
    username: `Ann${mark}`,
    email: `ann.${mark}@example.org`,
    password,
  };
}

/** An account that this visit is signed in to. */
export async function signedUp(page: Page, person = somebody()): Promise<Person> {
  const session = await signIn(await saveAccount(person));
  await page.context().addCookies([{ ...session, url: address }]);
  return person;
}

/** An account that stands; this visit is signed out. */
export async function known(page: Page, person = somebody()): Promise<Person> {
  await saveAccount(person);
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

/**
 * Presses a form's button, by key: under a pointer the button may yet move, while the page glides
 * to the error that was in focus. @returns the status of the response to what it sent.
 */
export async function send(page: Page, button: string): Promise<number> {
  const responded = page.waitForResponse(isOfForm);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).press("Enter");
  return (await responded).status();
}

/** What an account without a zone is told of by the page itself, as soon as it is alive, is no form. */
const isOfForm = (response: Response): boolean => {
  const request = response.request();
  return request.method() === "POST" && !request.postData()?.includes(zoneIntent);
};
