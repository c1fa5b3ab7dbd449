import { ask, form } from "../../support/ask";
import type { TestServer } from "../../support/server";
import { openPage } from "./document";

const writable = "textarea, input:not([type=hidden], [type=checkbox], [type=radio])";
const known = new Set<string>();

/**
 * Sends each form of a page that has something to write in with what it cannot take.
 * @returns the pages that came of it, by status, form and path; a form that an earlier page had is left out.
 */
export async function refusedForms(
  server: TestServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const refused: Record<string, string> = {};
  const { document } = await openPage(server, path, { headers });
  for (const each of document.querySelectorAll<HTMLFormElement>("form[method=post]")) {
    const fields = [...each.elements] as HTMLInputElement[];
    const name = fields.find(({ name }) => name === "form")?.value ?? "";
    const key = [name, headers.Cookie, /\/(edit|answer|rest|delete)$/.exec(path)?.[1]].join();
    if (!each.querySelector(writable) || known.has(key)) continue;
    known.add(key);
    const wrong = fields.filter(isSent).map((field) => [field.name, wrongValue(field)]);
    const action = each.getAttribute("action") ?? path;
    const { status, text } = await ask(server, action, form(wrong, headers));
    if (status >= 400) refused[`${status} ${name} at ${path}`] = text;
  }
  return refused;
}

const isSent = ({ name, type, checked }: HTMLInputElement) =>
  name !== "" && type !== "submit" && (!["checkbox", "radio"].includes(type) || checked);

/** Nobody's address, a day far ahead, and nothing else. */
function wrongValue({ type, value, localName }: HTMLInputElement): string {
  if (type === "email") return "nobody";
  if (type === "date") return "2999-01-01";
  return localName === "textarea" || ["text", "password", "tel"].includes(type) ? "" : value;
}
