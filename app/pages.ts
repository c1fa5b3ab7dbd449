type Page = {
  file: string;
  /**
   * everyone: the same for all without a cookie, so it is cached (cacheable-pages.server.ts), and listed in the
   *   site map unless its address has a parameter.
   * person: whoever is signed in, about themselves; others are led to sign in.
   * member, leader: of the prayer team; for others it is a 404.
   * holder: whoever has the address, which is their key: never cached, listed or passed on.
   * None: made for each request.
   */
  for?: "everyone" | "person" | "member" | "leader" | "holder";
  /** Not in the site map: no page, a door, or a second address of a page. */
  unlisted?: true;
  /** Of each address of one file but its first. */
  id?: string;
};

/** Without scripts or forms, loaded as documents; apart because the browser knows this part of the table. */
export const documents = {
  "/about": { file: "marketing/about.tsx", for: "everyone" },
  "/careers": { file: "marketing/careers.tsx", for: "everyone" },
  "/community": { file: "marketing/community.tsx", for: "everyone" },
  "/help-center": { file: "support/help-center.tsx", for: "everyone" },
  "/faqs": { file: "support/faqs.tsx", for: "everyone" },
  "/privacy-policy": { file: "legal/legal.tsx", for: "everyone" },
  "/terms": { file: "legal/legal.tsx", for: "everyone", id: "terms" },
  "/cookie-policy": { file: "legal/legal.tsx", for: "everyone", id: "cookie-policy" },
  "/ccpa": { file: "legal/legal.tsx", for: "everyone", id: "ccpa" },
  "/accessibility": { file: "legal/legal.tsx", for: "everyone", id: "accessibility" },
  "/sitemap": { file: "legal/sitemap.tsx", for: "everyone" },
  "/bible": { file: "bible/bible.tsx", for: "everyone" },
  "/bible/index": { file: "bible/verse-index.tsx", for: "everyone" },
  "/search": { file: "search/search.tsx", for: "everyone" },
} as const satisfies Record<string, Page>;

/** What stands below this path are documents, too. */
export const documentRoom = "/bible/";

/** `/healthz` and the assets are the server's own. */
export const pages = {
  "/": { file: "marketing/home/home.tsx", for: "everyone" },
  "/pray": { file: "pray/pray.tsx", for: "everyone" },
  "/today": { file: "today/today.tsx", for: "everyone" },
  "/today/morning": { file: "today/office/office.tsx", for: "everyone" },
  "/today/night": { file: "today/office/office.tsx", for: "everyone", id: "night" },
  "/plans": { file: "library/plans.tsx", for: "everyone" },
  "/themes": { file: "library/themes.tsx", for: "everyone" },
  "/prayers/occasions": { file: "library/occasions.tsx", for: "everyone" },
  "/features": { file: "marketing/features.tsx", for: "everyone" },
  "/blog": { file: "blog/blog.tsx", for: "everyone" },
  "/coming-soon": { file: "marketing/coming-soon/coming-soon.tsx", for: "everyone" },
  "/contact": { file: "support/contact.tsx", for: "everyone" },
  "/preferences": { file: "account/preferences.tsx", for: "everyone" },
  "/offline": { file: "offline/offline.tsx", for: "everyone", unlisted: true },
  ...documents,
  "/auth": { file: "auth/auth.tsx", for: "everyone", unlisted: true },
  "/app-download": {
    file: "marketing/coming-soon/coming-soon.tsx",
    for: "everyone",
    unlisted: true,
    id: "app-download",
  },

  "/plan/:id?": { file: "plans/plan.tsx", for: "everyone" },
  "/plan/:id/print": { file: "plans/booklet.tsx", for: "everyone", unlisted: true },
  "/plan/:id/file": { file: "plans/plan-file.ts", for: "everyone", unlisted: true },
  "/plan/:id/calendar": { file: "plans/plan-calendar.ts" },
  "/theme/:id?": { file: "themes/theme.tsx", for: "everyone" },
  "/today/:day": { file: "today/day.tsx", for: "everyone" },
  "/bible/about/:need": { file: "bible/need.tsx", for: "everyone" },
  "/bible/:book": { file: "bible/book.tsx", for: "everyone" },
  "/bible/:book/:chapter": { file: "bible/chapter/chapter.tsx", for: "everyone" },

  "/robots.txt": { file: "meta/robots.ts", for: "everyone", unlisted: true },
  "/sitemap.xml": { file: "meta/sitemap-xml.ts", for: "everyone", unlisted: true },
  "/sitemap-bible.xml": { file: "bible/sitemap-bible.ts", for: "everyone", unlisted: true },
  "/feed.xml": { file: "meta/feed.ts", for: "everyone", unlisted: true },
  "/today.ics": { file: "today/calendar.ts", for: "everyone", unlisted: true },
  "/opensearch.xml": { file: "search/opensearch.ts", for: "everyone", unlisted: true },
  "/.well-known/security.txt": { file: "meta/security-txt.ts", for: "everyone", unlisted: true },
  "/.well-known/change-password": { file: "meta/change-password.ts" },
  "/site.webmanifest": { file: "meta/manifest.ts", for: "everyone", unlisted: true },
  "/images/:file": { file: "meta/image.ts" },
  "/sw.js": { file: "offline/worker.ts" },
  "/offline.json": { file: "offline/offline-list.ts" },
  "/offline-psalms.json": { file: "offline/psalms.ts", for: "everyone", unlisted: true },
  "/accent/:file": { file: "meta/accent.ts" },
  "/audio/:file": { file: "meta/audio.ts" },
  "/picture": { file: "pictures/picture.tsx" },
  "/picture.svg": { file: "pictures/picture-file.ts" },

  "/auth/code": { file: "auth/code.tsx" },
  "/auth/forgotten": { file: "auth/forgotten.tsx" },
  "/auth/reset/:token": { file: "auth/reset.tsx", for: "holder" },
  "/letters/confirm/:token": { file: "letters/confirm.tsx", for: "holder" },
  "/letters/address/:token": { file: "letters/address.tsx", for: "holder" },
  "/letters/leave/:token": { file: "letters/leave.tsx", for: "holder" },
  "/letters/preferences/:token": { file: "letters/preferences.tsx", for: "holder" },
  "/letters/plan/:token": { file: "letters/plan.tsx", for: "holder" },
  "/letters/prayed/:token": { file: "letters/prayed.tsx", for: "holder" },
  "/letters/undo/:token": { file: "letters/undo.tsx", for: "holder" },
  "/letters/bell/:token": { file: "letters/bell.ts", for: "holder" },
  "/request/:token": { file: "requests/receipt.tsx", for: "holder" },
  "/request/:token/withdraw": { file: "requests/withdraw.tsx", for: "holder" },
  "/request/withdrawn": { file: "requests/withdrawn.tsx" },

  "/invite/:token": { file: "groups/invitation.tsx", for: "holder" },

  "/groups": { file: "groups/groups.tsx", for: "person" },
  "/groups/:group": { file: "groups/group.tsx", for: "person" },
  "/groups/:group/people": { file: "groups/people.tsx", for: "person" },
  "/groups/:group/pray": { file: "groups/pray-group.tsx", for: "person" },
  "/groups/:group/report": { file: "groups/report.tsx", for: "person" },
  "/groups/:group/requests/:request": { file: "groups/request.tsx", for: "person" },

  "/team": { file: "team/requests/requests.tsx", for: "member" },
  "/team/requests/:id": { file: "team/requests/request.tsx", for: "member" },
  "/team/requests/:id/pray": { file: "team/requests/pray.tsx", for: "member" },
  "/team/print": { file: "team/print.tsx", for: "member" },
  "/team/care": { file: "team/care.tsx", for: "member" },
  "/team/messages": { file: "team/messages/messages.tsx", for: "leader" },
  "/team/messages/:id": { file: "team/messages/message.tsx", for: "leader" },
  "/team/reports": { file: "team/reports.tsx", for: "leader" },
  "/team/people": { file: "team/people.tsx", for: "leader" },
  "/team/log": { file: "team/log.tsx", for: "leader" },

  "/account": { file: "account/account.tsx", for: "person" },
  "/account/settings": { file: "account/settings.tsx", for: "person" },
  "/account/factor": { file: "account/factor/factor.tsx", for: "person" },
  "/account/lock": { file: "account/lock/lock.tsx", for: "person" },
  "/account/light": { file: "account/light/calendar-of-light.tsx", for: "person" },
  "/account/saved": { file: "account/saved/saved.tsx", for: "person" },
  "/account/prayers": { file: "prayers/prayers.tsx", for: "person" },
  "/account/people": { file: "prayers/prayers.tsx", for: "person", id: "people" },
  "/share": { file: "prayers/prayers.tsx", id: "share" },
  "/account/prayers/answered": { file: "prayers/answered/answered.tsx", for: "person" },
  "/account/prayers/print": { file: "prayers/prayer-sheet.tsx", for: "person" },
  "/account/prayers/export": { file: "prayers/prayer-export.ts", for: "person" },
  "/account/prayers/import": { file: "prayers/prayer-import.tsx", for: "person" },
  "/account/prayers/pray": { file: "prayers/pray-list/pray-list.tsx", for: "person" },
  "/account/prayers/:handle": { file: "prayers/prayer/prayer.tsx", for: "person" },
  "/account/prayers/:handle/edit": { file: "prayers/prayer/edit.tsx", for: "person" },
  "/account/prayers/:handle/answer": { file: "prayers/prayer/answer.tsx", for: "person" },
  "/account/prayers/:handle/rest": { file: "prayers/prayer/rest.tsx", for: "person" },
  "/account/prayers/:handle/delete": { file: "prayers/prayer/delete.tsx", for: "person" },
  "/account/privacy": { file: "account/privacy/privacy.tsx", for: "person" },
  "/account/privacy/everything": { file: "account/privacy/everything.tsx", for: "person" },
  "/account/privacy/everything.json": { file: "account/privacy/everything-json.ts", for: "person" },
  "/account/privacy/delete": { file: "account/privacy/deletion.tsx", for: "person" },
  "/account/goodbye": { file: "account/privacy/goodbye.tsx" },

  "/api/user": { file: "api/user.ts" },
  "/api/login": { file: "api/login.ts" },
  "/api/register": { file: "api/register.ts" },
  "/api/logout": { file: "api/logout.ts" },
  "/api/contact": { file: "api/contact.ts" },
  "/api/prayer-request": { file: "api/prayer-request.ts" },
  "/api/newsletter": { file: "api/newsletter.ts" },
  "/api/*": { file: "api/unknown.ts" },
  "/*": { file: "meta/not-found.tsx" },
} as const satisfies Record<string, Page>;

type PathFor<Who> = {
  [Path in keyof typeof pages]: (typeof pages)[Path] extends { for: Who } ? Path : never;
}[keyof typeof pages];

export type ParameterPath = Extract<PathFor<"everyone">, `${string}:${string}`>;
export type FixedPath = Exclude<PathFor<"everyone">, ParameterPath>;

export type TeamPage = PathFor<"member" | "leader">;

export const rows: readonly (readonly [path: string, Page])[] = Object.entries(pages);

export const pathsFor = (who: Page["for"]): string[] =>
  rows.flatMap(([path, page]) => (page.for === who ? [path] : []));

export const listedPages = (): string[] =>
  rows.flatMap(([path, page]) =>
    page.for === "everyone" && !page.unlisted && !path.includes(":") ? [path] : [],
  );
