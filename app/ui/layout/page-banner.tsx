import type { ReactNode } from "react";
import type { SceneName, SceneTone } from "#content/art";
import { Photo } from "../art/photo";
import { dimmed, Foreground, ScenePicture } from "../art/scene-picture";
import { useNamed } from "./site-words";

type PageBannerProps = {
  title: ReactNode;
  as?: "h1" | "p";
  lead?: ReactNode;
  eyebrow?: ReactNode;
  before?: ReactNode;
  scene?: SceneName;
  tone?: SceneTone;
  image?: string;
  /** The banner is the whole page and meets the footer. */
  alone?: boolean;
  /** A page of plain words below it needs no more than a strip of sky; a reading needs less. */
  low?: boolean | "reading";
  narrow?: boolean;
  children?: ReactNode;
};

/** All of the drawing at the right, its sun too; next to nothing behind the words. */
const wholeScene =
  "@wall:[--scene-width:60rem] @wall:[mask-image:linear-gradient(to_left,#000_min(30rem,34vw),#000c_37rem,#0007_43rem,#0002_50rem,#0000_56rem)]";

/** The whole sun stands below the fade: between phone and desk the drawing grows with the page. */
const lowScene = "[--scene-height:11rem] @list:[--scene-height:34vw] @max-wall:mask-dawn-45%";

export const lowBandScene = `${lowScene} ${wholeScene}`;

const rooms = {
  high: {
    words: "pb-52",
    scene:
      "[--scene-height:clamp(14rem,52vw,22rem)] @max-wall:mask-dawn-45% @max-list:mask-dawn-20%",
  },
  low: {
    words: "pb-40 @list:pb-[28vw] @wall:pb-30",
    scene: lowBandScene,
  },
  reading: {
    words: "pb-30 @list:pb-[28vw] @wall:pb-30",
    scene: `${lowScene} @max-list:[--scene-height:8rem] ${wholeScene}`,
  },
};

/** How high the words stand: the more there are of them, the higher; every way back at one height. */
const stands = {
  low: "@wall:pt-36",
  full: "@wall:pt-24 @wall:pb-72",
  led: "@wall:pt-36 @wall:pb-72",
  plain: "@wall:pt-44 @wall:pb-64",
};

/** It reaches beyond both sides: its last line of dots is blurred. */
const sceneClass =
  "banner-scene absolute -right-0.5 bottom-0 [--scene-width:calc(100%+4px)] -z-2 object-cover @wall:[--scene-height:100%]";

/** Whatever the photo shows, the words stand on night. */
const photoMask =
  "max-lg:[mask-image:linear-gradient(transparent_35%,#000_75%)] lg:[mask-image:linear-gradient(to_right,#0000_max(40%,34rem),#000_max(64%,52rem))]";

/** The veil behind the words; it thins over the land at the foot, which is dark already. */
const veil = "dusk before:[mask-image:linear-gradient(#0005,#000c_55%,#0003_90%)]";

const titleClass = { h1: "", p: "font-serif text-title text-balance tracking-tight" };

/** From page to page the picture of a card opens to the banner that it leads to. */
const opens = "[main:is(:focus,:not(:focus-within))_&]:[view-transition-name:banner]";

export function PageBanner({
  title,
  as: Title = "h1",
  lead: given,
  eyebrow,
  before,
  image,
  scene = "hills",
  tone = "gold",
  alone = false,
  low = false,
  narrow = false,
  children,
}: PageBannerProps) {
  const named = useNamed();
  const lead = typeof given === "string" ? named(given) : given;
  const room = rooms[low === true ? "low" : low || "high"];
  const drawn = `${sceneClass} object-right-bottom ${room.scene}`;
  return (
    <header
      className={`banner night ${dimmed} after:-z-1 @container ${low ? "" : veil} ${opens} relative isolate grid items-start overflow-clip ${heightOf(alone, low)}`}
    >
      <ScenePicture name={scene} tone={tone} wide eager className={drawn} />
      {image && (
        <Photo
          image={image}
          sizes="100vw"
          ratio={2}
          eager
          className={`${sceneClass} ${photoMask} ${room.scene}`}
        />
      )}
      <div
        className={`banner-words pt-24 ${narrow ? "mx-auto w-full max-w-176 px-gutter" : "wrap"} ${room.words} ${standOf({ low, before, eyebrow, children })}`}
      >
        {before}
        {eyebrow && <p className={`eyebrow ${before ? "" : "mt-4"}`}>{eyebrow}</p>}
        <Title className={titleClass[Title] + (eyebrow ? " mt-4" : "")}>{title}</Title>
        {lead && <p className="lead mt-4 text-ink">{lead}</p>}
        {children}
      </div>
      <Foreground />
    </header>
  );
}

function standOf({
  low,
  before,
  eyebrow,
  children,
}: Pick<PageBannerProps, "low" | "before" | "eyebrow" | "children">): string {
  if (low) return low === true && !before ? stands.low : "";
  if (before || eyebrow) return stands.full;
  return children ? stands.led : stands.plain;
}

function heightOf(alone: boolean, low: PageBannerProps["low"]): string {
  if (alone) return "min-h-[max(30rem,78svh)] [--page:var(--color-night-deep)]";
  return low ? "" : "min-h-[clamp(26rem,35vw,33rem)]";
}
