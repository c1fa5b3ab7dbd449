import { articles } from "#content/articles/articles";
import { needPath, needs } from "#content/bible/bible-needs";
import { plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { listedPages } from "~/pages";
import { articlePath, dayPath, themePath } from "~/paths";

/** The path of every page that may be found, each with itself as canonical address; the chapters have their own list. */
export function listedPaths(): string[] {
  return [
    ...listedPages(),
    ...plans.flatMap((plan) => plan.days.map((_, day) => dayPath(plan.id, day + 1))),
    ...themes.map(({ id }) => themePath(id)),
    ...articles.map(({ id }) => articlePath(id)),
    ...needs.map(needPath),
  ];
}
