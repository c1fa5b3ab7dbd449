import type { SceneName, SceneTone } from "./scene";

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

/** What a picture of a scene measures in its own units: a whole one, or a panorama. */
export function sceneSize(wide: boolean): { width: number; height: number } {
  return wide ? { width: 1440, height: 480 } : { width: 800, height: 500 };
}
