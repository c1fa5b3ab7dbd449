import type { SceneName, SceneTone } from "./scene";

/** Where a scene stands as a picture of its own, for pages that show many. */
export function sceneAddress(name: SceneName, tone: SceneTone): string {
  return `/art/${name}-${tone}.svg`;
}
