type Scene = {
  label: string;
  /** The dawn that it is in where none is chosen. */
  tone: SceneTone;
  /** How far from its left edge stands what it is about, of 800. */
  focus: number;
};

/** The drawings, in the order in which they are offered for a picture. */
export const scenes = {
  hills: { label: "Hills", tone: "gold", focus: 520 },
  water: { label: "Water", tone: "mist", focus: 500 },
  olive: { label: "Olive", tone: "sage", focus: 490 },
  wheat: { label: "Wheat", tone: "gold", focus: 520 },
  stars: { label: "Stars", tone: "sky", focus: 520 },
  lamp: { label: "Lamp", tone: "ember", focus: 545 },
  door: { label: "Door", tone: "rose", focus: 505 },
  well: { label: "Well", tone: "sky", focus: 505 },
  path: { label: "Path", tone: "gold", focus: 500 },
  rain: { label: "Rain", tone: "sky", focus: 490 },
  vine: { label: "Vine", tone: "rose", focus: 545 },
  hands: { label: "Hands", tone: "gold", focus: 500 },
  boat: { label: "Boat", tone: "mist", focus: 520 },
  mountain: { label: "Mountain", tone: "sky", focus: 560 },
  bread: { label: "Bread", tone: "ember", focus: 490 },
  sprout: { label: "Sprout", tone: "sage", focus: 520 },
  birds: { label: "Birds", tone: "rose", focus: 580 },
  moon: { label: "Moon", tone: "gold", focus: 520 },
  lighthouse: { label: "Lighthouse", tone: "sky", focus: 570 },
  tree: { label: "Tree", tone: "sage", focus: 540 },
  window: { label: "Window", tone: "rose", focus: 530 },
  bridge: { label: "Bridge", tone: "mist", focus: 530 },
  tent: { label: "Tent", tone: "ember", focus: 500 },
  book: { label: "Book", tone: "gold", focus: 492 },
  easter: { label: "Easter", tone: "gold", focus: 520 },
  christmas: { label: "Christmas", tone: "gold", focus: 520 },
} as const satisfies Record<string, Scene>;

/** The drawing that lies under a photo. */
export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

/** Those that are of a feast's words alone. */
export const feastScenes = ["easter", "christmas"] as const satisfies SceneName[];

/** Those that any words may have. */
export const everydayScenes: readonly SceneName[] = sceneNames.filter(
  (name) => !feastScenes.some((feast) => feast === name),
);

/** The colors of one dawn, from the zenith down to the ground at our feet. */
type Tone = {
  zenith: string;
  upper: string;
  veil: string;
  haze: string;
  horizon: string;
  glow: string;
  far: string;
  middle: string;
  near: string;
  line: string;
};

export const tones = {
  gold: {
    zenith: "#0f172a",
    upper: "#1e2f56",
    veil: "#5b6684",
    haze: "#c99d7c",
    horizon: "#f6d48a",
    glow: "#f0b27a",
    far: "#7b7688",
    middle: "#38446a",
    near: "#131c33",
    line: "#f0cf6b",
  },
  rose: {
    zenith: "#161a30",
    upper: "#353c5e",
    veil: "#7d6d80",
    haze: "#d59c90",
    horizon: "#fad8b8",
    glow: "#f2a890",
    far: "#97737f",
    middle: "#51465e",
    near: "#1c1d35",
    line: "#f9d5aa",
  },
  sage: {
    zenith: "#0d1f26",
    upper: "#1f4347",
    veil: "#4f7468",
    haze: "#a9b48a",
    horizon: "#f2e1a6",
    glow: "#dccf8c",
    far: "#6b8674",
    middle: "#2f544f",
    near: "#0f272b",
    line: "#ead88c",
  },
  sky: {
    zenith: "#0c1a33",
    upper: "#1c406a",
    veil: "#4f7f9f",
    haze: "#aac4c4",
    horizon: "#f8e9c6",
    glow: "#d8dcc4",
    far: "#6a8ea3",
    middle: "#2d5273",
    near: "#0e2441",
    line: "#f5e4b0",
  },
  ember: {
    zenith: "#14172a",
    upper: "#3b2d42",
    veil: "#84504a",
    haze: "#d98452",
    horizon: "#fccf78",
    glow: "#f2984e",
    far: "#945b4d",
    middle: "#4b3643",
    near: "#191a2a",
    line: "#fac968",
  },
  mist: {
    zenith: "#141e2e",
    upper: "#37495e",
    veil: "#71808c",
    haze: "#b7b7ad",
    horizon: "#f6ecd6",
    glow: "#e8dcbc",
    far: "#8a959c",
    middle: "#4b5c6d",
    near: "#19283a",
    line: "#f0e0b0",
  },
} as const satisfies Record<string, Tone>;

/** The light of a scene. */
export type SceneTone = keyof typeof tones;

export const sceneTones = Object.keys(tones) as SceneTone[];

/** Of 1200×630, unless it is marked. */
export type OgPicture = { path: string; alt: string; isOtherSize?: true };

/** One without words, for what was written after those with words were drawn. */
export const scenePicture = (scene: SceneName): OgPicture => ({
  path: `/og/scene-${scene}.png`,
  alt: `A dawn: ${scene}.`,
  isOtherSize: true,
});

export type Art = {
  /**
   * The photo's id at the photo service, without "photo-"; or an operator's own one, as `srcset` has it,
   * the largest last: "/images/ann-400.1f.jpg 400w, /images/ann.2e.jpg 1600w". None where it is empty.
   */
  image: string;
  /** What goes with a link to an operator's own. */
  picture?: OgPicture;
  scene: SceneName;
  tone: SceneTone;
};
