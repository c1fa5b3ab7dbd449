import type { ReactNode } from "react";
import { Foreground } from "~/ui/art/hero-scene";
import { Photo } from "~/ui/art/photo";
import type { SceneName, SceneTone } from "~/ui/art/scene";
import { ScenePicture } from "~/ui/art/scene-picture";

type PageBannerProps = {
  title: string;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  /** A way back, or a word to the visitor, over the title. */
  before?: ReactNode;
  scene?: SceneName;
  tone?: SceneTone;
  /** The id of a photo that lies over the scene. */
  image?: string;
  /** The banner is the whole page and meets the footer. */
  alone?: boolean;
  /** A page of plain words below it needs no more than a strip of sky. */
  low?: boolean;
  /** Buttons or a badge under the words. */
  children?: ReactNode;
};

/** The night band at the head of a page, opening to its scene. */
export function PageBanner({
  title,
  lead,
  eyebrow,
  before,
  image,
  scene = "hills",
  tone = "gold",
  alone = false,
  low = false,
  children,
}: PageBannerProps) {
  return (
    <header
      className={`banner dusk night ${alone ? "banner-alone" : ""}${low ? "banner-low" : ""}`}
    >
      <ScenePicture name={scene} tone={tone} wide eager className="banner-scene" />
      {image && (
        <Photo image={image} sizes="100vw" ratio={2} eager className="banner-scene banner-photo" />
      )}
      <div className="banner-words wrap">
        {before}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <Foreground />
    </header>
  );
}
