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

/** The sun in its rings, rising from the lower edge of the card that it lies in. */
export function DawnRings() {
  return (
    <span className="dawn-rings absolute inset-0 overflow-clip rounded-[inherit]">
      <img
        src={artFile("rings")}
        alt=""
        width={800}
        height={400}
        loading="lazy"
        className="scene absolute right-(--rings-right) bottom-0 [--scene-height:auto] [--scene-width:var(--rings)]"
      />
    </span>
  );
}

/** Light and rings, of the moon by night; without a class of its own it is behind the phones, wherever they are. */
export function HeroSun({ className = "" }: { className?: string }) {
  return (
    <img
      src={artFile("hero-sun")}
      alt=""
      width={1000}
      height={1000}
      className={`hero-sun scene ${className}`}
    />
  );
}

/** The hills behind the phones, paler with every ridge. */
export function HeroHills() {
  return (
    <img
      src={artFile("hero-hills")}
      alt=""
      width={1440}
      height={360}
      className="hero-hills scene"
    />
  );
}

/**
 * The nearest hill, in the colour of the page below: on it the night turns into paper. Drawn in the
 * page, for only there is that colour known.
 */
export function Foreground() {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="foreground scene absolute inset-x-0 -bottom-px h-[clamp(1.75rem,4vw,3.75rem)] w-full in-[.hero]:h-[clamp(3rem,8vw,7.5rem)]"
    >
      <path
        d="M-9 72 0 70C220 20 420 26 660 64S1120 110 1440 40L1449 38V130H-9Z"
        stroke="#d4af37"
        strokeWidth="1.5"
        className="fill-(--page)"
      />
    </svg>
  );
}
