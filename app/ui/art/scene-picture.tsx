import type { SceneName, SceneTone } from "#content/art";
import { artFile } from "./art-file";

type ScenePictureProps = {
  name: SceneName;
  tone?: SceneTone;
  /** A panorama for bands. */
  wide?: boolean;
  /** It stands where a page begins, and is asked for at once. */
  eager?: boolean;
  className?: string;
};

/** A scene from its file: drawn once when the site is built, and cached for every page that bears it. */
export function ScenePicture({
  name,
  tone = "gold",
  wide = false,
  eager = false,
  className = "",
}: ScenePictureProps) {
  return (
    <img
      src={artFile(`${name}-${tone}${wide ? "-wide" : ""}`)}
      alt=""
      {...sceneSize(wide)}
      loading={eager ? "eager" : "lazy"}
      className={`scene tone-${tone} ${className}`}
    />
  );
}

/** What a picture of a scene measures in its own units: a whole one, or a panorama. */
export function sceneSize(wide: boolean): { width: number; height: number } {
  return wide ? { width: 1440, height: 480 } : { width: 800, height: 500 };
}
