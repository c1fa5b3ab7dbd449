import type { SceneName, SceneTone } from "#content/art";
import { Photo } from "../art/photo";
import { ScenePicture } from "../art/scene-picture";

export type CardArtProps = { image: string; scene: SceneName; tone: SceneTone };

export function CardArt({
  image,
  scene,
  tone,
  className = "",
}: CardArtProps & { className?: string }) {
  return (
    <div
      className={`card-art in-[.art-card:focus-within]:[view-transition-name:banner] ${className}`}
    >
      <ScenePicture name={scene} tone={tone} />
      <Photo key={image} image={image} sizes="(width < 40rem) 8rem, 24rem" widest={800} />
    </div>
  );
}
