import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { focus } from "~/ui/art/focus";
import { Scene, sceneNames } from "~/ui/art/scene";
import type { SceneName } from "../../content/art";
import { articles } from "../../content/articles/articles";
import { plansByNeed, plansNear, themesByNeed } from "../../content/needs";
import { featuredPlans, newPlans, plans, popularPlans } from "../../content/plans/plans";
import { relatedThemes, themes } from "../../content/themes/themes";

type Pictured = { title: string; scene: SceneName };

const names = Object.keys(focus) as SceneName[];
const all = <Item>(groups: readonly { items: readonly Item[] }[]) =>
  groups.flatMap(({ items }) => items);

describe("a scene", () => {
  test.each(names)("%s weighs less than 3 KB, whole and wide", (name) => {
    expect(sceneNames).toContain(name);
    for (const wide of [false, true]) {
      const drawing = renderToStaticMarkup(createElement(Scene, { name, wide }));
      expect(brotliCompressSync(drawing).length).toBeLessThan(3000);
    }
  });
});

test("a theme has the drawing of a plan only where both stand on the home page, and one file serves", () => {
  const drawn = new Set(plans.map(({ scene, tone }) => `${scene} ${tone}`));
  const shared = themes.filter(({ scene, tone }) => drawn.has(`${scene} ${tone}`));
  expect(shared.map(({ title }) => title)).toEqual(["Peace & Comfort", "Gratitude"]);
});

describe("no list shows a scene twice", () => {
  const lists: [string, readonly Pictured[]][] = [
    ["featured plans", featuredPlans],
    ["popular plans", popularPlans],
    ["new plans", newPlans],
    ["plans by need", all(plansByNeed())],
    ["plans of five days by need", all(plansByNeed()).filter(({ dayCount }) => dayCount <= 5)],
    ["themes", themes],
    ["themes by need", all(themesByNeed())],
    ["articles", articles],
  ];
  test.each(lists)("%s", (_, list) => {
    const scenes = list.map(({ scene }) => scene);
    expect(scenes).toEqual([...new Set(scenes)]);
  });

  test.each([
    ...themes.map((theme) => [theme.title, relatedThemes(theme.id)] as const),
    ...newPlans.map((plan) => [plan.title, plansNear(plan.id)] as const),
  ])("what stands beside %s has three", (_, related) => {
    expect(new Set(related.map(({ scene }) => scene)).size).toBe(3);
  });

  test.each([
    ["plans", plans],
    ["themes", themes],
  ] as [string, readonly Pictured[]][])("each of the %s has a scene of its own", (_, list) => {
    expect(list.map(({ scene }) => scene).sort()).toEqual([...names].sort());
  });
});
