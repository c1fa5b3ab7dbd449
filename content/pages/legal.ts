import { filled } from "../filled.server";
import { withHelpLines } from "../help-lines";
import { site } from "../site.server";
import type { LegalPage } from "./page-words";

const texts = import.meta.glob<string>("./*.md", { eager: true, import: "default" });

/** The words of a legal page as safe HTML, with what this site says in its places. */
export function getLegalText(page: LegalPage): string {
  const text = site().legal[page]?.html ?? texts[`./${page}.md`];
  if (text === undefined) throw new Error(`There is no ${page}.md`);
  return filled(withHelpLines(text), linked).replaceAll(/<(p|li)><\/\1>\s*/g, "");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Addresses and the phone as links. */
function linked(value: string, name: string): string {
  const { email, privacyEmail, phone, phoneHref } = site().contact;
  // A short name stays on one line.
  const whole = name === "name" && value.length <= 16 ? value.replaceAll(" ", "\u00a0") : value;
  let html = escaped(whole);
  for (const address of new Set([email, privacyEmail]))
    html = html.replaceAll(address, `<a href="mailto:${address}">${address}</a>`);
  if (phone && name !== "hours")
    html = html.replaceAll(escaped(phone), `<a href="${phoneHref}">${escaped(phone)}</a>`);
  return html;
}
