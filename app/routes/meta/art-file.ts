import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { isSceneName, type SceneName } from "~/ui/art/scene";
import { isSceneTone, type SceneTone } from "~/ui/art/scenes/tones";

/** What a picture of a scene shows: a whole one, or a panorama. */
export type ArtFile = { name: SceneName; tone: SceneTone; wide: boolean };

/** A picture's key in the page cache. */
export const artCacheKey: CacheKeyReader = ({ file }) => artFile(file) && `/art/${file}`;

/** What a picture's file name asks for, as in `hills-gold.svg` and `hills-gold-wide.svg`, if anything. */
export function artFile(file = ""): ArtFile | undefined {
  const [, name = "", tone = "", wide] = /^([a-z]+)-([a-z]+)(-wide)?\.svg$/.exec(file) ?? [];
  return isSceneName(name) && isSceneTone(tone) ? { name, tone, wide: Boolean(wide) } : undefined;
}
