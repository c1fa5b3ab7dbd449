import type { SceneName, SceneTone } from "./scene";
import { sceneSize } from "./scene-size";

type ScenePictureProps = {
  name: SceneName;
  tone: SceneTone;
  /** A panorama for bands. */
  wide?: boolean;
  className?: string;
};

/**
 * A scene from a file of its own: where many stand on a page, and under photos, which are then never
 * the largest thing that a page has yet to show.
 */
export function ScenePicture({ name, tone, wide = false, className = "" }: ScenePictureProps) {
  return (
    <img
      src={`/art/${name}-${tone}${wide ? "-wide" : ""}.svg`}
      alt=""
      {...sceneSize(wide)}
      className={`scene ${className}`}
    />
  );
}
