import { expect, it } from "vitest";
import { plansByNeed, plansNear, themesByNeed } from "#content/needs";
import { getPlan, plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";

it("every plan and every theme stands under one need", () => {
  const ids = (groups: readonly { items: readonly { id: string }[] }[]) =>
    groups.flatMap(({ items }) => items.map(({ id }) => id)).sort();
  expect(ids(plansByNeed())).toEqual(plans.map(({ id }) => id).sort());
  expect(ids(themesByNeed())).toEqual(themes.map(({ id }) => id).sort());
});

it("no theme is left to the rest", () => {
  expect(themesByNeed().map(({ id }) => id)).not.toContain("more");
});

it("a plan beyond the twelve has three neighbors, and none is itself", () => {
  for (const { id } of plans) {
    const near = plansNear(id).map((plan) => plan.id);
    expect(new Set(near).size).toBe(3);
    expect(near).not.toContain(id);
    const prayersOf = (each: string) => getPlan(each)?.days.map(({ prayer }) => prayer) ?? [];
    for (const other of near)
      expect(prayersOf(other).filter((prayer) => prayersOf(id).includes(prayer))).toEqual([]);
  }
  expect(plansNear("anxiety-plan").map(({ id }) => id)).toEqual([
    "calm-storm-plan",
    "forgiveness-plan",
    "family-plan",
  ]);
});
