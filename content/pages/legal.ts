import { withHelpLines } from "../help-lines";
import { contactDetails } from "../samples";
import { site } from "../site.server";
import { privateRequest } from "./contact";
import type { LegalPage } from "./page-words";

const texts = import.meta.glob<string>("./*.md", { eager: true, import: "default" });

/** The words of a legal page as safe HTML, with the addresses of `samples.ts` in their places. */
export function getLegalText(page: LegalPage): string {
  const text = site().legal[page]?.html ?? texts[`./${page}.md`];
  if (text === undefined) throw new Error(`There is no ${page}.md`);
  return withHelpLines(text).replace(/\{(\w+)\}/g, (whole, name) => places[name] ?? whole);
}

const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`;

const places: Readonly<Record<string, string>> = {
  email: mail(contactDetails.email),
  privacyEmail: mail(contactDetails.privacyEmail),
  phone: `<a href="${contactDetails.phoneHref}">${contactDetails.phone}</a>`,
  supportHours: contactDetails.supportHours,
  privateRequest,
};
