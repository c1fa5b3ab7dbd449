import { allArticles } from "#content/articles/articles";
import { needPath, needs } from "#content/bible/bible-needs";
import { allPlans } from "#content/plans/plans";
import { allThemes } from "#content/themes/themes";
import { sitemapOf } from "~/http/sitemap.server";
import { listedPages } from "~/pages";
import { articlePath, dayPath, themePath } from "~/paths";

/** Every page that search engines may find, each with itself as canonical address; the Bible's chapters have their own list. */

export const loader = () =>
  sitemapOf([
    ...listedPages(),
    ...allPlans().flatMap((plan) => plan.days.map((_, day) => dayPath(plan.id, day + 1))),
    ...allThemes().map(({ id }) => themePath(id)),
    ...allArticles().map(({ id }) => articlePath(id)),
    ...needs.map(needPath),
  ]);
