import type { SceneName, SceneTone } from "#content/art";
import { drawScene } from "./drawing";

const files = import.meta.glob<string>("./drawn/**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sceneDrawing = (name: SceneName, tone: SceneTone): string =>
  drawScene((part) => files[`./drawn/${part}.svg`] ?? "", name, tone);
