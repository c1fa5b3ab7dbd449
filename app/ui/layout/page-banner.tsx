import type { ReactNode } from "react";
import type { SceneName, SceneTone } from "#content/art";
import { Photo } from "../art/photo";
import { dimmed, Foreground, ScenePicture } from "../art/scene-picture";
import { useNamed } from "./site-words";

export type PageBannerProps = {
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
  /** The whole dawn for praying, a strip of it for reading, none where there is something to do. */
  kind?: "praying" | "reading" | "tool";
  narrow?: boolean;
  /** Class of the room above it, which the bar needs. */
  above?: string;
  /** Class of the room below what stands in a strip, for its drawing. */
  below?: string;
  children?: ReactNode;
};

const scenes = {
  praying:
    "[--scene-width:calc(100%+4px)] [--scene-height:clamp(14rem,52vw,22rem)] @max-wall:mask-dawn-45% @max-list:mask-dawn-20%",
  // Where there is room, a vignette in the corner, without an edge, clear of the words.
  reading:
    "[--scene-width:calc(100%+4px)] [--scene-height:max(10rem,26vw)] @max-wall:mask-dawn-45% @wall:[--scene-width:40rem] @wall:[mask-image:radial-gradient(farthest-side_at_100%_100%,#000_40%,#0000)]",
};

/** A whole one reaches beyond both sides: its last line of dots is blurred. */
const sceneClass =
  "banner-scene absolute -right-0.5 bottom-0 -z-2 object-cover @wall:[--scene-height:100%]";

/** Whatever the photo shows, the words stand on night. */
const photoMask =
  "max-lg:[mask-image:linear-gradient(transparent_35%,#000_75%)] lg:[mask-image:linear-gradient(to_right,#0000_max(40%,34rem),#000_max(64%,52rem))]";

/** The veil behind the words; it thins over the land at the foot, which is dark already. */
const veil = "dusk before:[mask-image:linear-gradient(#0005,#000c_55%,#0003_90%)]";

const titleClass = { h1: "", p: "font-serif text-title text-balance tracking-tight" };

/** From page to page the picture of a card opens to the banner that it leads to. */
const opens = "[main:is(:focus,:not(:focus-within))_&]:[view-transition-name:banner]";

export function PageBanner({ kind = "praying", ...banner }: PageBannerProps) {
  const { image, scene = "hills", tone = "gold", alone = false, narrow } = banner;
  const { above = "pt-[96px]", below = "pb-36 @wall:pb-24" } = banner;
  const column = narrow ? "mx-auto w-full max-w-176 px-gutter" : "wrap";
  if (kind === "tool") {
    return (
      <header className={`banner-words ${column} ${above} @container pb-2`}>
        <BannerWords {...banner} />
      </header>
    );
  }
  const isWhole = kind === "praying";
  const drawn = `${sceneClass} object-right-bottom ${scenes[kind]}`;
  return (
    <header
      className={`banner night ${dimmed} after:-z-1 @container ${isWhole ? veil : "border-b border-accent"} ${opens} relative isolate grid items-start overflow-clip ${heightOf(alone, isWhole)}`}
    >
      <ScenePicture name={scene} tone={tone} wide eager className={drawn} />
      {image && (
        <Photo
          image={image}
          sizes="100vw"
          ratio={2}
          eager
          className={`${sceneClass} ${photoMask} ${scenes[kind]}`}
        />
      )}
      <div className={`banner-words ${above} ${column} ${isWhole ? roomOf(banner) : below}`}>
        <BannerWords {...banner} />
      </div>
      {isWhole && <Foreground />}
    </header>
  );
}

function BannerWords({
  title,
  as: Title = "h1",
  lead: given,
  eyebrow,
  before,
  children,
}: PageBannerProps) {
  const named = useNamed();
  const lead = typeof given === "string" ? named(given) : given;
  return (
    <>
      {before}
      {eyebrow && <p className={`eyebrow ${before ? "" : "mt-4"}`}>{eyebrow}</p>}
      <Title className={titleClass[Title] + (eyebrow ? " mt-4" : "")}>{title}</Title>
      {lead && <p className="lead mt-4 text-ink">{lead}</p>}
      {children}
    </>
  );
}

/** The more words there are, the higher they stand; every way back at one height. */
const roomOf = ({ before, eyebrow }: PageBannerProps) =>
  `pb-52 @wall:pb-72 ${before || eyebrow ? "@wall:pt-24" : "@wall:pt-36"}`;

function heightOf(alone: boolean, isWhole: boolean): string {
  if (alone) return "min-h-[max(30rem,78svh)] [--page:var(--color-night-deep)]";
  return isWhole ? "min-h-[clamp(26rem,35vw,33rem)]" : "";
}
