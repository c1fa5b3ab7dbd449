import { allPlans, getPlan, type Plan, relatedPlanIds } from "./plans/plans";
import { site } from "./site.server";
import { allThemes, getTheme, type Theme } from "./themes/themes";

/** What somebody may need, and the plans and themes that are for it; each stands under one. */
type Need = {
  id: string;
  label: string;
  plans: readonly string[];
  themes: readonly string[];
};

export const needs: readonly Need[] = [
  {
    id: "worry",
    label: "When worry won’t let go",
    plans: ["anxiety-plan", "combat-worry-plan", "calm-storm-plan"],
    themes: ["theme-2", "theme-4"],
  },
  {
    id: "fear",
    label: "When you’re afraid",
    plans: ["faith-plan", "psalms-for-the-night-plan"],
    themes: ["theme-16", "theme-10"],
  },
  {
    id: "pain",
    label: "When it hurts",
    plans: ["grief-plan", "healing-plan", "miracles-plan"],
    themes: ["theme-5", "theme-17", "theme-12", "theme-6"],
  },
  {
    id: "forgiving",
    label: "When you’re angry, or need forgiving",
    plans: ["1", "forgiveness-plan"],
    themes: ["theme-9", "theme-15"],
  },
  {
    id: "people",
    label: "For the people closest to you",
    plans: [
      "family-plan",
      "couples-plan",
      "prayer-partners-plan",
      "at-the-table-plan",
      "teenagers-plan",
    ],
    themes: ["theme-8", "theme-14"],
  },
  {
    id: "choices",
    label: "When you have to choose, or start again",
    plans: ["wisdom-plan", "new-beginnings-plan", "financial-peace-plan"],
    themes: ["theme-11", "theme-7", "theme-18"],
  },
  {
    id: "days",
    label: "For the day and the season",
    plans: [
      "advent-plan",
      "christmas-plan",
      "lent-plan",
      "holy-week-plan",
      "easter-plan",
      "come-holy-spirit-plan",
    ],
    themes: ["theme-1", "theme-13", "theme-3"],
  },
  {
    id: "books",
    label: "A book of the Bible, from end to end",
    plans: [
      "mark-plan",
      "psalter-plan",
      "philippians-plan",
      "sermon-on-the-mount-plan",
      "ruth-plan",
    ],
    themes: [],
  },
];

/** Plans or themes under the need that they are for. */
export type Group<Item> = { id: string; label: string; items: readonly Item[] };

/** All plans: the operator's own first, unless they name a need; those that no need names at the end. */
export function plansByNeed(): Group<Plan>[] {
  return grouped(allPlans(), (need) => need.plans, getPlan);
}

/** All themes, likewise. */
export function themesByNeed(): Group<Theme>[] {
  return grouped(allThemes(), (need) => need.themes, getTheme);
}

/** Three plans beside one of those whose neighbors are not fixed: of its own need first, none with its days. */
export function plansNear(id: string): readonly Plan[] {
  const own = plansByNeed().find(({ items }) => items.some((plan) => plan.id === id));
  const others = [...relatedPlanIds.flatMap((each) => getPlan(each) ?? []), ...allPlans()];
  const prayed = new Set(getPlan(id)?.days.map(({ prayer }) => prayer));
  const near = [...(own?.items ?? []), ...others].filter(
    (other) => other.id !== id && !other.days.some(({ prayer }) => prayed.has(prayer)),
  );
  return [...new Set(near)].slice(0, 3);
}

function grouped<Item extends { id: string; need?: string; isOwn?: true }>(
  all: readonly Item[],
  idsOf: (need: Need) => readonly string[],
  find: (id: string) => Item | undefined,
): Group<Item>[] {
  const named = new Set(needs.flatMap(idsOf));
  const others = all.filter(({ id, need }) => !(need ?? named.has(id)));
  const groups = needs.map((need) => ({
    id: need.id,
    label: need.label,
    items: [
      ...all.filter((item) => item.need === need.id),
      ...idsOf(need)
        .flatMap((id) => find(id) ?? [])
        .filter((item) => !item.need),
    ],
  }));
  const own = {
    id: "own",
    label: `From ${site().name}`,
    items: others.filter(({ isOwn }) => isOwn),
  };
  const more = {
    id: "more",
    label: "More to pray through",
    items: others.filter(({ isOwn }) => !isOwn),
  };
  return [own, ...groups, more].filter(({ items }) => items.length > 0);
}
