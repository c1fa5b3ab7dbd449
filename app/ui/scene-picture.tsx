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
  const [width, height] = wide ? [1440, 480] : [800, 500];
  return (
    <img
      src={`/art/${name}-${tone}${wide ? "-wide" : ""}.svg`}
      alt=""
      width={width}
      height={height}
      className={`scene ${className}`.trim()}
    />
  );
}
