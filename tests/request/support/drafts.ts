import { expect } from "vitest";
import { form } from "../../support/ask";
import type { TestServer } from "../../support/server";
import { fieldOf, openPage } from "./document";

/** The form that holds a button of this text. */
export function formOf(page: Document, button: string): HTMLFormElement {
  const found = [...page.querySelectorAll("button")].find(
    ({ textContent }) => textContent?.trim() === button,
  );
  if (!found?.form) throw new Error(`There is no button '${button}'`);
  return found.form;
}

/** Presses a button of a page after its fields were filled by their labels. */
export function press(
  server: TestServer,
  page: Document,
  button: string,
  { filled = {}, cookie = "" }: { filled?: Record<string, string>; cookie?: string },
) {
  for (const [label, value] of Object.entries(filled)) fieldOf(page, label).value = value;
  const sent = formOf(page, button);
  const controls = sent.querySelectorAll<HTMLInputElement>("input, textarea");
  const fields = Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
  const action = sent.getAttribute("action") ?? "";
  expect(action).toMatch(/^\//);
  return openPage(server, action, form(fields, cookie ? { Cookie: cookie } : {}));
}
