import { listPlanMarks, type PlanMark } from "~/bookmarks/plan-days.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { database } from "~/runtime/database.server";
import { type Group, plansByNeed, themesByNeed } from "../../../content/needs";
import { type Plan, plans } from "../../../content/plans/plans";
import { addDays } from "../../../content/year/days";
import { adventOf } from "../../../content/year/seasons";
import type { User } from "../../../db/accounts/users.server";
import { listSaved } from "../../../db/bookmarks/saved-items.server";
import { dayFor, dayKey } from "../today/shown-days.server";
import type { ListedItem } from "./listed-item";
import { lengthOf, planLength } from "./plan-lengths";

/** The key of the page of all plans: what `plansPage` reads of its URL, and of the calendar. */
export const plansCacheKey: CacheKeyReader = (_, query) => {
  const length = planLength(query.get("length"));
  return `/plans?${length ? `length=${length}&` : ""}${dayKey()}`;
};

/**
 * All plans by need, or those of one length. What a person is in the middle of stands first, their
 * own are marked as far as they are; before Christmas Advent leads.
 */
export async function plansPage(query: URLSearchParams, user?: User) {
  const length = planLength(query.get("length"));
  const marks = user ? await listPlanMarks(user) : new Map<string, PlanMark>();
  const listed = (plan: Plan) => listedPlan(plan, marks.get(plan.id));
  const fits = ({ dayCount }: Plan) => !length || lengthOf(dayCount) === length;
  const isOpen = ({ id }: Plan) => marks.get(id)?.done === false;
  const begun = [...marks.keys()].flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
  const groups = [
    { id: "begun", label: "Go on with", items: begun.filter(isOpen).map(listed) },
    ...inSeason(plansByNeed(), dayFor(query)).map(({ items, ...group }) => ({
      ...group,
      items: items.filter((plan) => fits(plan) && !isOpen(plan)).map(listed),
    })),
  ];
  return { length, count: plans.length, groups: groups.filter(({ items }) => items.length > 0) };
}

function listedPlan(plan: Plan, mark: PlanMark | undefined): ListedItem {
  const { id, title, description, scene, tone, detail, duration } = plan;
  const item = { path: `/plan/${id}`, title, description, scene, tone, detail };
  if (!mark) return { ...item, note: duration };
  if (mark.done) return { ...item, mark: { ...mark, text: `${mark.text} · ${duration}` } };
  return { ...item, mark, go: mark.next ? `Continue with day ${mark.next}` : undefined };
}

/** From three weeks before Advent until Christmas Eve, what is for the season comes first. */
function inSeason(groups: readonly Group<Plan>[], day: string): readonly Group<Plan>[] {
  const year = Number(day.slice(0, 4));
  if (day < addDays(adventOf(year), -21) || day > `${year}-12-24`) return groups;
  const season = groups.filter(({ items }) => items.some(({ id }) => id === "advent-plan"));
  return [...season, ...groups.filter((group) => !season.includes(group))];
}

/** All themes by need; a person's favorites are marked. */
export async function themesPage(user?: User) {
  const saved = user ? await listSaved(database(), user.id) : [];
  const isFavorite = (id: string) =>
    saved.some(({ kind, item }) => kind === "theme" && item === id);
  const groups = themesByNeed().map(
    ({ items, ...group }): Group<ListedItem> => ({
      ...group,
      items: items.map(({ id, title, description, scene, tone, detail }) => ({
        path: `/theme/${id}`,
        title,
        description,
        scene,
        tone,
        detail,
        go: "Pray now",
        pray: `/theme/${id}?pray=now`,
        mark: isFavorite(id) ? { text: "In your favorites", done: true } : undefined,
      })),
    }),
  );
  return { groups };
}
