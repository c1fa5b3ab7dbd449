import { allReadings } from "#content/articles/articles";
import { needPath, needs } from "#content/bible/bible-needs";
import { planOffered } from "#content/plans/dated-plan";
import { allPlans, type Plan } from "#content/plans/plans";
import { site } from "#content/site.server";
import { allThemes } from "#content/themes/themes";
import { sitemapOf } from "~/http/sitemap.server";
import { listedPages } from "~/pages";
import { articlePath, dayPath, namedDayPath, planPath, themePath } from "~/paths";
import { dayFor } from "~/routes/today/shown-days.server";

/** Every page that search engines may find, each with itself as canonical address; the Bible's chapters have their own list. */

export const loader = () =>
  sitemapOf([
    ...listedPages().filter((path) => path !== "/careers" || !site().leftOut.includes("careers")),
    ...allPlans().flatMap(daysOf),
    ...allThemes().map(({ id }) => themePath(id)),
    ...allReadings().map(({ id }) => articlePath(id)),
    ...needs.map(needPath),
  ]);

/** The own address of a dated plan opens the day of today. */
function daysOf(plan: Plan): string[] {
  const { id, season, days } = planOffered(plan, dayFor(new URLSearchParams())).plan;
  const pathTo = season ? namedDayPath : dayPath;
  return [...(season ? [planPath(id)] : []), ...days.map((_, day) => pathTo(id, day + 1))];
}
