import { isSceneName, type SceneName } from "~/ui/scene";
import { isSceneTone, type SceneTone } from "~/ui/scenes/tones";

/** The scene that a picture's file name asks for, as in `hills-gold.svg`; undefined for no scene. */
export function artFile(file = ""): { name: SceneName; tone: SceneTone } | undefined {
  const [, name = "", tone = ""] = /^(\w+)-(\w+)\.svg$/.exec(file) ?? [];
  return isSceneName(name) && isSceneTone(tone) ? { name, tone } : undefined;
}
