/** Pages that a visitor gets without scripts, by their path: the file of each. Links load them anew. */
export const scriptlessPages: Readonly<Record<string, string>> = {
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
};

/** What stands below this path is read without scripts, too. */
export const documentRoom = "/bible/";

/** The other public pages that stand at one path of their own. */
export const scriptedPages: Readonly<Record<string, string>> = {
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
};

/** Public too, but not for search engines: a door, and a second name of a page. */
export const unlistedPages: Readonly<Record<string, string>> = {
  "/auth": "routes/auth/auth.tsx",
  "/app-download": "routes/marketing/coming-soon/coming-soon.tsx",
};

/** Documents of the site that are no pages. */
export const siteFiles: Readonly<Record<string, string>> = {
  "/robots.txt": "routes/meta/robots.ts",
  "/sitemap.xml": "routes/meta/sitemap-xml.ts",
  "/sitemap-bible.xml": "routes/bible/sitemap-bible.ts",
  "/feed.xml": "routes/meta/feed.ts",
  "/today.ics": "routes/today/calendar.ts",
  "/opensearch.xml": "routes/search/opensearch.ts",
  "/.well-known/security.txt": "routes/meta/security-txt.ts",
};

/** Pages for every member of the prayer team; to others there is nothing at their addresses. */
export const memberPages = {
  "/team": "routes/team/desk.tsx",
  "/team/requests/:id": "routes/team/request/request.tsx",
  "/team/requests/:id/pray": "routes/team/request/pray.tsx",
  "/team/print": "routes/team/print.tsx",
  "/team/care": "routes/team/care.tsx",
};

/** Pages of the team for its leaders alone: what is there may be private. */
export const leaderPages = {
  "/team/messages": "routes/team/messages/messages.tsx",
  "/team/messages/:id": "routes/team/messages/message.tsx",
  "/team/log": "routes/team/log.tsx",
};

/** A page of the team, as its route writes it. */
export type TeamPage = keyof typeof memberPages | keyof typeof leaderPages;
