/** A page of ours and the words that lead to it. */
export type SiteLink = { to: string; label: string };

export type FooterColumn = { heading: string; links: readonly SiteLink[] };

/** Pages that a visitor gets without scripts; their routes say so in their `handle`. */
export const documentPages: ReadonlySet<string> = new Set([
  "/about",
  "/careers",
  "/help-center",
  "/faqs",
  "/community",
  "/privacy-policy",
  "/terms",
  "/cookie-policy",
  "/ccpa",
  "/sitemap",
]);

/** Whether a link there must load the document: without scripts a page keeps no place for Back. */
export function loadsDocument(to: string): boolean {
  return documentPages.has(to.replace(/[?#].*/, ""));
}

/** A link appears once its page stands, so that no link of the shell ever leads to a 404. */
const standing: ReadonlySet<string> = new Set([
  "/",
  "/features",
  "/blog",
  "/auth",
  "/contact",
  "/coming-soon",
  "/app-download",
  "/preferences",
  "/account",
  "/account/privacy",
  "/account/prayers",
  "/account/saved",
  ...documentPages,
]);

/** Every page of the site that stands at one address of its own, in no order. */
export const standingPaths: readonly string[] = [...standing];

export function stands(to: string): boolean {
  return standing.has(to);
}

/** The way to sign in and come back to `next`; none before there are accounts. */
export function signInLink(next: string): { label: string; to: string } | undefined {
  return stands("/auth")
    ? { label: "Sign in", to: `/auth?next=${encodeURIComponent(next)}` }
    : undefined;
}

export const navigationLinks: readonly SiteLink[] = onlyStanding([
  { to: "/", label: "Home" },
  { to: "/features", label: "Features" },
  { to: "/blog", label: "Blog" },
  { to: "/community", label: "Community" },
]);

export const accountLinks: readonly SiteLink[] = onlyStanding([
  { to: "/auth", label: "Log in" },
  { to: "/auth", label: "Get Started" },
]);

/** The pages of an account, as its own navigation has them. */
export const accountPages: readonly SiteLink[] = onlyStanding([
  { to: "/account", label: "Overview" },
  { to: "/account/prayers", label: "My Prayers" },
  { to: "/account/saved", label: "Saved" },
  { to: "/preferences", label: "Reading comfort" },
  { to: "/account/privacy", label: "Privacy Choices" },
]);

const columns: readonly FooterColumn[] = [
  {
    heading: "Company",
    links: onlyStanding([
      { to: "/about", label: "About" },
      { to: "/features", label: "Features" },
      { to: "/blog", label: "Blog" },
    ]),
  },
  {
    heading: "Support",
    links: onlyStanding([
      { to: "/help-center", label: "Help Center" },
      { to: "/contact", label: "Contact Us" },
      { to: "/community", label: "Community" },
      { to: "/faqs", label: "FAQs" },
    ]),
  },
  {
    heading: "Legal",
    links: onlyStanding([
      { to: "/privacy-policy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms and Conditions" },
    ]),
  },
];

export const footerColumns: readonly FooterColumn[] = columns.filter(
  ({ links }) => links.length > 0,
);

export const bottomLinks: readonly SiteLink[] = onlyStanding([
  { to: "/privacy-policy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
  { to: "/sitemap", label: "Sitemap" },
]);

function onlyStanding(links: readonly SiteLink[]): readonly SiteLink[] {
  return links.filter(({ to }) => stands(to));
}
