import type { SceneName } from "../art";
import {
  accessibilityInShort,
  californiaInShort,
  cookiesInShort,
  privacyInShort,
  termsInShort,
} from "./in-short";
import type { LegalPage } from "./page-words";

type LegalHead = {
  heading: string;
  description: string;
  since: string;
  scene: SceneName;
  short: readonly string[];
};

/** The heads of the legal pages; their words stand in the Markdown beside this. */
export const legalPages: Readonly<Record<LegalPage, LegalHead>> = {
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
