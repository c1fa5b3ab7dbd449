import { listPlanMarks } from "~/bookmarks/plan-days.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { database } from "~/runtime/database.server";
import { type Group, plansByNeed, themesByNeed } from "../../../content/needs";
import { plans } from "../../../content/plans/plans";
import type { User } from "../../../db/accounts/users.server";
import { listSaved } from "../../../db/bookmarks/saved-items.server";
import type { ListedItem } from "./listed-item";
import { lengthOf, planLength } from "./plan-lengths";

/** The key of the page of all plans: what `plansPage` reads of its URL. */
export const plansCacheKey: CacheKeyReader = (_, query) => {
  const length = planLength(query.get("length"));
  return length ? `/plans?length=${length}` : "/plans";
};

/** All plans by need, or those of one length; a person's own are marked as far as they are. */
export async function plansPage(query: URLSearchParams, user?: User) {
  const length = planLength(query.get("length"));
  const marks = user ? await listPlanMarks(user) : {};
  const groups = plansByNeed().map(({ items, ...group }) => ({
    ...group,
    items: items
      .filter(({ dayCount }) => !length || lengthOf(dayCount) === length)
      .map(
        ({ id, title, description, scene, tone, duration }): ListedItem => ({
          path: `/plan/${id}`,
          title,
          description,
          scene,
          tone,
          note: duration,
          mark: marks[id],
        }),
      ),
  }));
  return { length, count: plans.length, groups: groups.filter(({ items }) => items.length > 0) };
}

/** All themes by need; a person's favorites are marked. */
export async function themesPage(user?: User) {
  const saved = user ? await listSaved(database(), user.id) : [];
  const isFavorite = (id: string) =>
    saved.some(({ kind, item }) => kind === "theme" && item === id);
  const groups = themesByNeed().map(
    ({ items, ...group }): Group<ListedItem> => ({
      ...group,
      items: items.map(({ id, title, description, scene, tone }) => ({
        path: `/theme/${id}`,
        title,
        description,
        scene,
        tone,
        pray: `/theme/${id}?pray=now`,
        mark: isFavorite(id) ? { text: "In your favorites", done: true } : undefined,
      })),
    }),
  );
  return { groups };
}
