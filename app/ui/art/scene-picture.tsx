import type { SceneName, SceneTone } from "#content/art";
import { artFile } from "./art-file";

/** Dims a drawing on dark pages, but for its lights. Where words stand in its positioned box: `after:-z-1`. */
export const dimmed =
  "after:absolute after:inset-0 after:bg-(--shade) after:mix-blend-soft-light after:opacity-65";

export type ScenePictureProps = {
  name: SceneName;
  tone?: SceneTone;
  wide?: boolean;
  eager?: boolean;
  className?: string;
};

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

export function sceneSize(wide: boolean): { width: number; height: number } {
  return wide ? { width: 1440, height: 480 } : { width: 800, height: 500 };
}

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

/** Drawn in the page, for only there is its colour known: that of the page below. */
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
