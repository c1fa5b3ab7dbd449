import type { CacheablePages, CacheKeyReader } from "~/http/page-cache/cacheable.server";
import { defaultPlanId, getPlan } from "../../content/plans/plans";
import { prayers } from "../../content/prayers";
import { defaultThemeId, getTheme } from "../../content/themes/themes";
import { blogPage } from "./blog/blog.server";
import { homePath, homeQuery } from "./marketing/home/home-query";
import { artFile } from "./meta/art-file";
import { listedPaths, publicPaths } from "./meta/listed-paths.server";
import { dayNumber } from "./plans/day-number";

const documents = ["/robots.txt", "/sitemap.xml", "/feed.xml", "/.well-known/security.txt"];

const fixed = [...publicPaths, ...documents].map((path): [string, CacheKeyReader] => [
  path,
  () => path,
]);

/** What each public page reads of its address: the same that its loader reads. */
export const cacheablePages: CacheablePages = {
  cacheKeys: {
    ...Object.fromEntries(fixed),
    "/": (_, query) =>
      homePath(
        homeQuery(
          query,
          prayers.map(({ id }) => id),
        ),
      ),
    "/plan/:id?": ({ id }, query) => {
      const plan = getPlan(id ?? defaultPlanId);
      if (!plan) return undefined;
      const day = dayNumber(query.get("day"), plan.days.length);
      return place("/plan", id) + (day > 1 ? `?day=${day}` : "");
    },
    "/theme/:id?": ({ id }, query) =>
      getTheme(id ?? defaultThemeId) &&
      place("/theme", id) + (query.get("pray") === "now" ? "?pray=now" : ""),
    "/blog": (_, query) => blogPage(query.get("page"), query.get("article")).path,
    "/auth": (_, query) => {
      if (query.has("next")) return undefined;
      return query.get("tab") === "register" ? "/auth?tab=register" : "/auth";
    },
    "/art/:file": ({ file }) => artFile(file) && `/art/${file}`,
  },
  warmup: () => [...listedPaths(), "/auth", "/auth?tab=register", "/blog?page=2", ...documents],
};

function place(path: string, id: string | undefined): string {
  return id === undefined ? path : `${path}/${id}`;
}
