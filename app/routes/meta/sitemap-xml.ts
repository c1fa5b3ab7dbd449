import { articles } from "#content/articles/articles";
import { needPath, needs } from "#content/bible/bible-needs";
import { plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { sitemapOf } from "~/http/sitemap.server";
import { listedPages } from "~/pages";
import { articlePath, dayPath, themePath } from "~/paths";

/** Every page that search engines may find, each with itself as canonical address; the Bible's chapters have their own list. */

export const loader = () =>
  sitemapOf([
    ...listedPages(),
    ...plans.flatMap((plan) => plan.days.map((_, day) => dayPath(plan.id, day + 1))),
    ...themes.map(({ id }) => themePath(id)),
    ...articles.map(({ id }) => articlePath(id)),
    ...needs.map(needPath),
  ]);
