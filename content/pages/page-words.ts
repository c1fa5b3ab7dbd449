export type LegalPage = "privacy-policy" | "terms" | "cookie-policy" | "ccpa" | "accessibility";

/** What an operator says in the place of one of our legal pages. */
export type OwnLegalPage = {
  /** Safe HTML, headings from h3. */
  html: string;
  /** "Effective November 29, 2026" */
  since: string;
  /** "2026-11-29" */
  on: string;
  description: string;
  /** The page for who has ten seconds; may be empty. */
  short: readonly string[];
};

/** The words of the page about us. */
export type AboutWords = {
  /** For search engines, where it is the operator's. */
  description?: string;
  lead: string;
  mission: string;
  founded: string;
  story: readonly string[];
  values: readonly { title: string; text: string }[];
};
