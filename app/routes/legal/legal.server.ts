import { cookies, preferenceCookies } from "#content/pages/cookies";
import { getLegalText } from "#content/pages/legal";
import { legalPages } from "#content/pages/legal-pages";
import type { LegalPage } from "#content/pages/page-words";
import { site } from "#content/site.server";

/** @param pathname of one of the legal pages, however it is written */
export function legalPage(pathname: string) {
  const name = pathname.slice(1).toLowerCase() as LegalPage;
  const tables = name === "cookie-policy" ? { cookies, preferenceCookies } : undefined;
  const { html: _, ...own } = site().legal[name] ?? {};
  return { name, ...legalPages[name], ...own, text: legalText(name), tables };
}

/** A legal page cut at its headings, which Markdown leaves at the third rank; those below them move up, too. */
export function legalText(page: LegalPage) {
  const [opening = "", ...parts] = getLegalText(page).split("<h3>");
  const sections = parts.map((part) => {
    const [heading = "", body = ""] = part.split("</h3>");
    return { id: idOf(heading), heading, body: unbroken(body.replaceAll(/(<\/?)h4>/g, "$1h3>")) };
  });
  return { opening: unbroken(opening), sections };
}

/**
 * What reads as one stays on one line: a number with its unit, a word with its hyphen, a short link, a
 * name; not in an attribute.
 */
function unbroken(html: string): string {
  return html.trim().replaceAll(whole, `<span class="whitespace-nowrap">$&</span>`);
}

const whole =
  /(?:\d{1,3} (?:days|months)|Summer \d{4}|[Tt]wo-step|sign-in|“Set today”|contact page|Privacy Choices|My Prayers)(?![^<>]*>)/g;

/** "4. How We Protect Information" is at #how-we-protect-information, whatever its number. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/^\d+\. /, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}
