import type { SceneName } from "#content/art";

/** What a scene is about, as far from its left edge as it stands: a narrow cut keeps it in the middle. */
export const focus: Record<SceneName, number> = {
  hills: 520,
  water: 500,
  olive: 490,
  wheat: 520,
  stars: 520,
  lamp: 545,
  door: 505,
  well: 505,
  path: 500,
  rain: 490,
  vine: 545,
  hands: 500,
  boat: 520,
  mountain: 560,
  bread: 490,
  sprout: 520,
  birds: 580,
  moon: 520,
  lighthouse: 570,
  tree: 540,
  window: 530,
  bridge: 530,
  tent: 500,
  book: 492,
};

export const sceneNames = Object.keys(focus) as SceneName[];
