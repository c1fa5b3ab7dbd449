/** The drawings that lie under photos: how far from its left edge stands what each is about, of 800. */
export const focus = {
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
} as const;

/** The drawing that lies under a photo. */
export type SceneName = keyof typeof focus;

export const sceneNames = Object.keys(focus) as SceneName[];

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

/** `image` is the photo's id at the photo service, without "photo-". */
export type Art = {
  image: string;
  scene: SceneName;
  tone: SceneTone;
};
