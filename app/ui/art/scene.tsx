import { useId } from "react";
import { Birds } from "./scenes/birds";
import { Boat } from "./scenes/boat";
import { Book } from "./scenes/book";
import { Bread } from "./scenes/bread";
import { Bridge } from "./scenes/bridge";
import { Door } from "./scenes/door";
import { Hands } from "./scenes/hands";
import { Hills } from "./scenes/hills";
import { Lamp } from "./scenes/lamp";
import { Lighthouse } from "./scenes/lighthouse";
import { Moon } from "./scenes/moon";
import { Mountain } from "./scenes/mountain";
import { Olive } from "./scenes/olive";
import { Path } from "./scenes/path";
import { Rain } from "./scenes/rain";
import type { ScenePart } from "./scenes/sky";
import { Sprout } from "./scenes/sprout";
import { Stars } from "./scenes/stars";
import { Tent } from "./scenes/tent";
import { Tree } from "./scenes/tree";
import { Vine } from "./scenes/vine";
import { Water } from "./scenes/water";
import { Well } from "./scenes/well";
import { Wheat } from "./scenes/wheat";
import { Window } from "./scenes/window";
import { type SceneTone, tones } from "./tones";

export type { SceneTone };

const scenes = {
  hills: Hills,
  water: Water,
  olive: Olive,
  wheat: Wheat,
  stars: Stars,
  lamp: Lamp,
  door: Door,
  well: Well,
  path: Path,
  rain: Rain,
  vine: Vine,
  hands: Hands,
  boat: Boat,
  mountain: Mountain,
  bread: Bread,
  sprout: Sprout,
  birds: Birds,
  moon: Moon,
  lighthouse: Lighthouse,
  tree: Tree,
  window: Window,
  bridge: Bridge,
  tent: Tent,
  book: Book,
} satisfies Record<string, ScenePart>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

type SceneProps = {
  name: SceneName;
  tone?: SceneTone;
  /** A panorama for bands: the light at the right, the land running out to the left. */
  wide?: boolean;
};

/**
 * One of the dawns, drawn to fill its box; the horizon stays in sight however the box is cut. Pages
 * show it from a file (scene-picture.tsx).
 */
export function Scene({ name, tone = "gold", wide = false }: SceneProps) {
  // The colons of React's ids are not safe in every url().
  const id = useId().replaceAll(":", "");
  const Drawing = scenes[name];
  return (
    <svg
      // Its drawings reach beyond both sides, where an edge would be blurred.
      viewBox={wide ? "-638 20 1436 480" : "0 0 800 500"}
      preserveAspectRatio={wide ? "xMaxYMax slice" : "xMidYMax slice"}
      aria-hidden="true"
    >
      <Drawing id={id} tone={tones[tone]} />
    </svg>
  );
}
