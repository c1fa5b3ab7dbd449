import type { SceneName } from "#content/art";
import { cookies, preferenceCookies } from "#content/pages/cookies";
import {
  accessibilityInShort,
  californiaInShort,
  cookiesInShort,
  privacyInShort,
  termsInShort,
} from "#content/pages/in-short";
import { getLegalText } from "#content/pages/legal";
import type { LegalPage } from "#content/pages/page-words";
import { site } from "#content/site.server";
import { withLastWordsTogether } from "~/ui/reading/no-widow";

type Page = {
  heading: string;
  description: string;
  since: string;
  scene: SceneName;
  short: readonly string[];
};

const pages: Readonly<Record<LegalPage, Page>> = {
  "privacy-policy": {
    heading: "Privacy Policy",
    description:
      "What {name} keeps when you use this site, why, who sees it, and what you can ask us to do with it.",
    since: "Effective April 2025",
    scene: "door",
    short: privacyInShort,
  },
  terms: {
    heading: "Terms and Conditions",
    description:
      "The agreement between you and {name} for the use of this site and of the app, in plain words.",
    since: "Effective April 2025",
    scene: "mountain",
    short: termsInShort,
  },
  "cookie-policy": {
    heading: "Cookie Policy",
    description:
      "Every cookie that {name} could use, by its name, and which of them this site sets today, and only when they are needed.",
    since: "Last updated April 10, 2025",
    scene: "stars",
    short: cookiesInShort,
  },
  ccpa: {
    heading: "California Privacy Notice",
    description:
      "For people who live in California: what {name} collects, why, and your rights to know, to delete, and to correct.",
    since: "Last updated April 10, 2025",
    scene: "tent",
    short: californiaInShort,
  },
  accessibility: {
    heading: "Accessibility",
    description:
      "How this site can be read and used with a screen reader, a keyboard, or large text, what may still be in your way, and how to tell us.",
    since: "Last checked November 2026",
    scene: "water",
    short: accessibilityInShort,
  },
};

/** @param pathname of one of the legal pages, however it is written */
export function legalPage(pathname: string) {
  const name = pathname.slice(1).toLowerCase() as LegalPage;
  const tables = name === "cookie-policy" ? { cookies, preferenceCookies } : undefined;
  const { html: _, ...own } = site().legal[name] ?? {};
  return { name, ...pages[name], ...own, text: legalText(name), tables };
}

/** A legal page cut at its headings, which Markdown leaves at the third rank; those below them move up, too. */
export function legalText(page: LegalPage) {
  const [opening = "", ...parts] = withLastWordsTogether(getLegalText(page)).split("<h3>");
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
