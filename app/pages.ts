// What the site has, by path and file. A line in any table but the team's also makes its page cacheable:
// without a cookie it is the same for everyone, and cacheable-pages.server.ts says by what of its URL.

type Pages = Readonly<Record<string, string>>;

/** Pages without a form, which a visitor gets without scripts: by path, the file of each. Links load them anew. */
export const scriptlessPages = {
  "/about": "routes/marketing/about.tsx",
  "/careers": "routes/marketing/careers.tsx",
  "/community": "routes/marketing/community.tsx",
  "/help-center": "routes/support/help-center.tsx",
  "/faqs": "routes/support/faqs.tsx",
  "/privacy-policy": "routes/legal/privacy-policy.tsx",
  "/terms": "routes/legal/terms.tsx",
  "/cookie-policy": "routes/legal/cookie-policy.tsx",
  "/ccpa": "routes/legal/ccpa.tsx",
  "/sitemap": "routes/legal/sitemap.tsx",
  "/bible": "routes/bible/bible.tsx",
  "/bible/index": "routes/bible/verse-index.tsx",
  "/search": "routes/search/search.tsx",
} as const satisfies Pages;

/** What stands below this path is read without scripts, too. */
export const documentRoom = "/bible/";

/** The other public pages that stand at one path of their own, with a form or anything else that scripts make smoother. */
export const scriptedPages = {
  "/": "routes/marketing/home/home.tsx",
  "/pray": "routes/pray/pray.tsx",
  "/today": "routes/today/today.tsx",
  "/today/morning": "routes/today/morning.tsx",
  "/today/night": "routes/today/night.tsx",
  "/plans": "routes/library/plans.tsx",
  "/themes": "routes/library/themes.tsx",
  "/features": "routes/marketing/features.tsx",
  "/blog": "routes/blog/blog.tsx",
  "/coming-soon": "routes/marketing/coming-soon/coming-soon.tsx",
  "/contact": "routes/support/contact.tsx",
  "/preferences": "routes/account/preferences.tsx",
} as const satisfies Pages;

/** Public too, but not for search engines: a door, and a second name of a page. */
export const unlistedPages = {
  "/auth": "routes/auth/auth.tsx",
  "/app-download": "routes/marketing/coming-soon/coming-soon.tsx",
} as const satisfies Pages;

/** Public pages of which a path names one among many. */
export const parameterPages = {
  "/plan/:id?": "routes/plans/plan.tsx",
  "/theme/:id?": "routes/themes/theme.tsx",
  "/today/:day": "routes/today/day.tsx",
  "/bible/about/:need": "routes/bible/need.tsx",
  "/bible/:book": "routes/bible/book.tsx",
  "/bible/:book/:chapter": "routes/bible/chapter/chapter.tsx",
} as const satisfies Pages;

/** Documents of the site that are no pages. */
export const siteFiles = {
  "/robots.txt": "routes/meta/robots.ts",
  "/sitemap.xml": "routes/meta/sitemap-xml.ts",
  "/sitemap-bible.xml": "routes/bible/sitemap-bible.ts",
  "/feed.xml": "routes/meta/feed.ts",
  "/today.ics": "routes/today/calendar.ts",
  "/opensearch.xml": "routes/search/opensearch.ts",
  "/.well-known/security.txt": "routes/meta/security-txt.ts",
} as const satisfies Pages;

/** A path that a page has for itself, or a document. */
export type FixedPath =
  | keyof typeof scriptlessPages
  | keyof typeof scriptedPages
  | keyof typeof unlistedPages
  | keyof typeof siteFiles;

/** Pages for every member of the prayer team; to others there is nothing at their addresses. */
export const memberPages = {
  "/team": "routes/team/desk.tsx",
  "/team/requests/:id": "routes/team/requests/request.tsx",
  "/team/requests/:id/pray": "routes/team/requests/pray.tsx",
  "/team/print": "routes/team/print.tsx",
  "/team/care": "routes/team/care.tsx",
};

/** Pages of the team for its leaders alone: what is there may be private. */
export const leaderPages = {
  "/team/messages": "routes/team/messages/messages.tsx",
  "/team/messages/:id": "routes/team/messages/message.tsx",
  "/team/log": "routes/team/log.tsx",
};

/**
 * Pages of whoever has their address, which is their key. The edge says of each response there that nobody
 * keeps it, names where it came from or lists it.
 */
export const secretPages = {
  "/auth/reset/:token": "routes/auth/reset.tsx",
  "/letters/confirm/:token": "routes/letters/confirm.tsx",
  "/letters/address/:token": "routes/letters/address.tsx",
  "/letters/leave/:token": "routes/letters/leave.tsx",
  "/letters/preferences/:token": "routes/letters/preferences.tsx",
  "/letters/plan/:token": "routes/letters/plan.tsx",
  "/letters/prayed/:token": "routes/letters/prayed.tsx",
  "/letters/undo/:token": "routes/letters/undo.tsx",
  "/request/:token": "routes/requests/receipt.tsx",
  "/request/:token/withdraw": "routes/requests/withdraw.tsx",
} as const satisfies Pages;

/** A page of the team, as its route writes it. */
export type TeamPage = keyof typeof memberPages | keyof typeof leaderPages;
