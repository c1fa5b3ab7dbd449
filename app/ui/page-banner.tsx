import type { ReactNode } from "react";
import { Foreground } from "./hero-scene";
import { Scene, type SceneName, type SceneTone } from "./scene";

type PageBannerProps = {
  title: string;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  scene?: SceneName;
  tone?: SceneTone;
  /** The banner is the whole page and meets the footer. */
  alone?: boolean;
  /** Buttons or a badge under the words. */
  children?: ReactNode;
};

/** The night band at the head of a page, opening to its scene. */
export function PageBanner({
  title,
  lead,
  eyebrow,
  scene = "hills",
  tone = "gold",
  alone = false,
  children,
}: PageBannerProps) {
  return (
    <header className={`banner dusk night ${alone ? "banner-alone" : ""}`}>
      <Scene name={scene} tone={tone} wide className="banner-scene" />
      <div className="banner-words wrap">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <Foreground />
    </header>
  );
}
