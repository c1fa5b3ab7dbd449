import type { SceneName, SceneTone } from "#content/art";

/** The scenes that words can stand on, in the order in which they are offered, each in its dawn. */
export const pictureScenes = {
  hills: { label: "Hills", tone: "gold" },
  water: { label: "Water", tone: "mist" },
  olive: { label: "Olive", tone: "sage" },
  wheat: { label: "Wheat", tone: "gold" },
  stars: { label: "Stars", tone: "sky" },
  lamp: { label: "Lamp", tone: "ember" },
  door: { label: "Door", tone: "rose" },
  well: { label: "Well", tone: "sky" },
  path: { label: "Path", tone: "gold" },
  rain: { label: "Rain", tone: "sky" },
  vine: { label: "Vine", tone: "rose" },
  hands: { label: "Hands", tone: "gold" },
  boat: { label: "Boat", tone: "mist" },
  mountain: { label: "Mountain", tone: "sky" },
  bread: { label: "Bread", tone: "ember" },
  sprout: { label: "Sprout", tone: "sage" },
  birds: { label: "Birds", tone: "rose" },
  moon: { label: "Moon", tone: "gold" },
  lighthouse: { label: "Lighthouse", tone: "sky" },
  tree: { label: "Tree", tone: "sage" },
  window: { label: "Window", tone: "rose" },
  bridge: { label: "Bridge", tone: "mist" },
  tent: { label: "Tent", tone: "ember" },
  book: { label: "Book", tone: "gold" },
} as const satisfies Record<SceneName, { label: string; tone: SceneTone }>;

export const sceneNames = Object.keys(pictureScenes) as SceneName[];
