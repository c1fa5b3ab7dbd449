import type { ReactNode } from "react";
import type { Art } from "#content/art";
import { Photo } from "../art/photo";
import { ScenePicture } from "../art/scene-picture";

type DaysLightProps = { done?: readonly number[]; dayCount: number; className?: string };

export function DaysLight({ done, dayCount, className = "" }: DaysLightProps) {
  return (
    <span aria-hidden="true" className={`flex flex-wrap gap-2 ${className}`}>
      {Array.from({ length: dayCount }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number
          key={day}
          className={`size-3 rounded-round border ${(done?.includes(day + 1) ?? true) ? "border-accent bg-accent forced-colors:bg-[CanvasText]" : "border-control"}`}
        />
      ))}
    </span>
  );
}

export const wholeCard = "after:absolute after:inset-0 after:rounded-large";

export function GoingCard({ children, ...art }: Art & { children: ReactNode }) {
  return (
    <li className="card relative flex gap-x-4 p-4 hover:[&_a]:underline hover:[&_a]:underline-offset-[0.2em] sm:gap-x-5">
      <CardArt
        {...art}
        className="aspect-[4/3] min-h-0 w-[clamp(64px,24%,7rem)] flex-none self-start rounded-medium border border-line"
      />
      <div className="min-w-0 flex-1 [&_:is(h3,h4)]:mb-1 [&_p]:text-small [&_p]:leading-normal [&_p]:text-ink-quiet">
        {children}
      </div>
    </li>
  );
}

type CardArtProps = Art & { className?: string };

export function CardArt({ image, scene, tone, className = "" }: CardArtProps) {
  return (
    <div
      className={`card-art in-[.art-card:focus-within]:[view-transition-name:banner] ${className}`}
    >
      <ScenePicture name={scene} tone={tone} />
      <Photo key={image} image={image} sizes="(width < 40rem) 8rem, 24rem" widest={800} />
    </div>
  );
}
