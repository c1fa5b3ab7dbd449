import { piecesFor } from "#content/articles/articles";
import { type Group, plansByNeed, themesByNeed } from "#content/needs";
import { occasions, occasionsPath } from "#content/occasions/occasions";
import { planOffered } from "#content/plans/dated-plan";
import { getPlan, type Plan } from "#content/plans/plans";
import { prepared } from "#content/year/dated-seasons";
import { dawnOf } from "#content/year/named-days";
import type { User } from "#db/accounts/users.server";
import { listSaved } from "#db/plans/saved-items.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { articlePath, planPath, themePath, themePrayerPath, withQuery } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { listPlanMarks, type PlanMark } from "~/plans/plan-days.server";
import { beginsOn } from "~/routes/plans/plan.server";
import { dayFor, dayKey } from "~/routes/today/shown-days.server";
import { database } from "~/runtime/database.server";
import { prayingOf } from "~/ui/praying/hour.server";
import type { ListedItem } from "./library-page";
import { type PlanLength, planLengths, plansPath } from "./plan-lengths";

/** What `plansPage` reads of the URL and the calendar. */
export const plansCacheKey: CacheKeyReader = (_, query) =>
  withQuery(plansPath(planLength(query)), dayKey());

function planLength(query: URLSearchParams): PlanLength | undefined {
  const asked = query.get("length");
  return planLengths.find(({ name }) => name === asked)?.name;
}

/** A person's current plans lead and theirs are marked; otherwise, in its season, a dated plan. */
export async function plansPage(query: URLSearchParams, user?: User) {
  const length = planLength(query);
  const today = dayFor(query, user && (await dayOf(user)).zone);
  const marks = user ? await listPlanMarks(user) : new Map<string, PlanMark>();
  const fits = ({ dayCount }: Plan) =>
    !length || planLengths.find(({ most }) => dayCount <= most)?.name === length;
  const isOpen = ({ id }: Plan) => marks.get(id)?.done === false;
  const begun = [...marks.keys()].flatMap((id) => getPlan(id) ?? []).filter(isOpen);
  const needs = plansByNeed();
  const season = inSeason(needs, today);
  const others = [season, ...needs.filter(({ id }) => id !== season?.id)]
    .flatMap((need) => need ?? [])
    .map((need) => ({ ...need, items: need.items.filter((plan) => !isOpen(plan)) }));
  const groups = [{ id: "begun", label: "Where you left off", items: begun }, ...others].map(
    ({ id, label, items }): Group<ListedItem> => ({
      id,
      label,
      items: [
        ...items.filter(fits).map((plan) => listedPlan(plan, today, marks.get(plan.id))),
        ...(length ? [] : piecesFor(id)).map((each) => ({ ...each, path: articlePath(each.id) })),
      ],
    }),
  );
  return { length, tone: dawnOf(today), groups: groups.filter(({ items }) => items.length > 0) };
}

function listedPlan(known: Plan, today: string, mark?: PlanMark): ListedItem {
  const { id, title, description, scene, tone, duration } = planOffered(known, today).plan;
  const item = { path: planPath(id), title, description, scene, tone };
  const begins = beginsOn(known, today)?.replace(/ (?=\d)/, "\u00a0");
  if (!mark) return { ...item, note: duration, begins };
  if (mark.done) return { ...item, note: duration, mark };
  return { ...item, mark, go: mark.next ? `Continue with day ${mark.next}` : undefined };
}

/** The group of a dated plan, from when its season is prepared to its last day. */
function inSeason(groups: readonly Group<Plan>[], day: string): Group<Plan> | undefined {
  const isDue = (plan: Plan) => {
    const { run } = planOffered(plan, day);
    return run !== undefined && prepared(run) <= day && day <= run.last;
  };
  const group = groups.find(({ items }) => items.some(isDue));
  const dueFirst = (one: Plan, other: Plan) => Number(isDue(other)) - Number(isDue(one));
  return group && { ...group, items: group.items.toSorted(dueFirst) };
}

export async function themesPage(user?: User) {
  const saved = user ? await listSaved(database(), user.id) : [];
  const isFavorite = (id: string) =>
    saved.some(({ kind, item }) => kind === "theme" && item === id);
  const groups = themesByNeed().map(
    ({ items, ...group }): Group<ListedItem> => ({
      ...group,
      items: items.map(({ id, title, description, scene, tone }) => ({
        path: themePath(id),
        title,
        description,
        scene,
        tone,
        pray: themePrayerPath(id),
        mark: isFavorite(id) ? { text: "In your favorites", done: true } : undefined,
      })),
    }),
  );
  return { groups };
}

/** The one whose prayer stands alone. */
export const occasionOf = (query: URLSearchParams) =>
  prayingOf(query) && occasions.find(({ id }) => id === query.get("of"));

export const occasionsCacheKey: CacheKeyReader = (_, query) =>
  occasionOf(query) ? undefined : occasionsPath;
