import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { everydayScenes, feastScenes, sceneNames as names, type SceneName } from "#content/art";
import { articles } from "#content/articles/articles";
import { plansByNeed, plansNear, themesByNeed } from "#content/needs";
import { featuredPlans, newPlans, plans, popularPlans } from "#content/plans/plans";
import { relatedThemes, themes } from "#content/themes/themes";
import { drawScene } from "~/ui/art/drawing";
import { readDrawing } from "~/ui/art/drawings";

type Pictured = { title: string; scene: SceneName };

const all = <Item>(groups: readonly { items: readonly Item[] }[]) =>
  groups.flatMap(({ items }) => items);

describe("a scene", () => {
  test.each(names)("%s weighs less than 3 KB", (name) => {
    const drawing = drawScene(readDrawing, name, "gold");
    expect(brotliCompressSync(drawing).length).toBeLessThan(3000);
  });
});

test("a theme that has the scene of a plan has it in another light", () => {
  const drawn = new Set(plans.map(({ scene, tone }) => `${scene} ${tone}`));
  expect(themes.filter(({ scene, tone }) => drawn.has(`${scene} ${tone}`))).toEqual([]);
});

test("of all that home lists, no more have the scene of another than there are scenes too few", () => {
  const listed = [...featuredPlans, ...popularPlans];
  const first = [...listed, ...themes.slice(0, 6)].map(({ scene }) => scene);
  expect(first).toEqual([...new Set(first)]);
  const whole = new Set([...listed, ...themes].map(({ scene }) => scene));
  expect(whole.size).toBe(everydayScenes.length);
  for (const feast of feastScenes) expect(whole.has(feast), feast).toBe(false);
});

describe("no list shows a scene twice", () => {
  const lists: [string, readonly Pictured[]][] = [
    ["featured plans", featuredPlans],
    ["popular plans", popularPlans],
    ["new plans", newPlans],
    ...plansByNeed().map(({ label, items }): [string, readonly Pictured[]] => [label, items]),
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

  test("each of the themes has a scene of its own", () => {
    expect(new Set(themes.map(({ scene }) => scene)).size).toBe(themes.length);
  });

  test("no more plans share a scene than there are scenes too few, and then in another light", () => {
    expect(new Set(plans.map(({ scene }) => scene)).size).toBe(
      Math.min(plans.length, everydayScenes.length + feastScenes.length),
    );
    expect(new Set(plans.map(({ scene, tone }) => `${scene} ${tone}`)).size).toBe(plans.length);
  });
});
