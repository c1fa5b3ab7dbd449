/** The colours of one dawn, from the zenith down to the ground at our feet. */
export type Tone = {
  zenith: string;
  upper: string;
  haze: string;
  horizon: string;
  far: string;
  middle: string;
  near: string;
  line: string;
};

export const tones = {
  gold: {
    zenith: "#0f172a",
    upper: "#22335a",
    haze: "#8f8076",
    horizon: "#f2cd78",
    far: "#776f70",
    middle: "#3a4560",
    near: "#141d34",
    line: "#f0cf6b",
  },
  rose: {
    zenith: "#151a2e",
    upper: "#3d3b58",
    haze: "#b58482",
    horizon: "#f6cfae",
    far: "#8d6c74",
    middle: "#4d4258",
    near: "#1c1d33",
    line: "#f3cfa4",
  },
  sage: {
    zenith: "#0e1f26",
    upper: "#244a4b",
    haze: "#8a9f84",
    horizon: "#efdca2",
    far: "#637d6c",
    middle: "#2f524d",
    near: "#10272b",
    line: "#e6cf7c",
  },
  sky: {
    zenith: "#0c1a33",
    upper: "#1f456d",
    haze: "#7fa3b6",
    horizon: "#f5e4bc",
    far: "#5f8299",
    middle: "#2d5070",
    near: "#0f2542",
    line: "#f0dca0",
  },
  ember: {
    zenith: "#151726",
    upper: "#472f3a",
    haze: "#bd7450",
    horizon: "#f8c56b",
    far: "#8a5546",
    middle: "#4a343c",
    near: "#1a1926",
    line: "#f5c35f",
  },
  mist: {
    zenith: "#141d2d",
    upper: "#3c4d61",
    haze: "#a5aaa9",
    horizon: "#f3e8cf",
    far: "#818c94",
    middle: "#4a5a6b",
    near: "#1a283a",
    line: "#e9d9a6",
  },
} as const satisfies Record<string, Tone>;

export type SceneTone = keyof typeof tones;
