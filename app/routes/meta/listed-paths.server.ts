import { standingPaths } from "~/ui/layout/site-links";
import { articles } from "../../../content/articles/articles";
import { plans } from "../../../content/plans/plans";
import { themes } from "../../../content/themes/themes";
import { articlePath } from "../blog/blog-address";
import { dayPath } from "../plans/day-number";

/** Pages for everyone that stand at an address of their own. */
export const publicPaths: readonly string[] = standingPaths.filter(
  (path) => !path.startsWith("/account"),
);

/** The path of every page that may be found, each with itself as canonical address. */
export function listedPaths(): string[] {
  return [
    ...publicPaths.filter((path) => path !== "/auth" && path !== "/app-download"),
    ...plans.flatMap((plan) => plan.days.map((_, day) => dayPath(plan.id, day + 1))),
    ...themes.map(({ id }) => `/theme/${id}`),
    ...articles.map(({ id }) => articlePath(id)),
  ];
}
