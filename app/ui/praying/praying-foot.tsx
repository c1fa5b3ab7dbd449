import type { ReactNode } from "react";
import { Foreground } from "~/ui/art/hero-scene";
import { HourLand } from "./hour-scene";

type PrayingFootProps = {
  /** It comes when the words are over, as after many pages of them. */
  last?: boolean;
  /** What ends the prayer: one row of buttons. */
  children?: ReactNode;
  /** Lesser ways from here, under that row. */
  ways?: ReactNode;
  /** The page goes on under it, as under a banner. */
  goesOn?: boolean;
};

/**
 * The end of a praying page: the land rises where the words are over. Until then only the row that
 * ends the prayer stays in reach, over a strip of sky that the words go down behind.
 */
export function PrayingFoot({ last = false, children, ways, goesOn }: PrayingFootProps) {
  return (
    <>
      <div
        aria-hidden="true"
        className={`no-print shrink-0 ${children ? "h-[calc(var(--land)-6rem)]" : "h-(--land)"}`}
      />
      <HourLand className={goesOn ? "bottom-[calc(clamp(1rem,3vw,2.5rem)-1px)]" : undefined} />
      {children && (
        <div
          className={`no-print z-10 grid justify-items-center px-gutter pt-3 [&_form]:min-w-[min(15rem,100vw-2*var(--spacing-gutter))] ${last ? "relative" : inReach} ${ways ? "pb-2" : "pb-[max(1rem,env(safe-area-inset-bottom))]"}`}
        >
          {children}
        </div>
      )}
      {ways && <div className="no-print relative z-10 px-gutter pb-3">{ways}</div>}
      <div aria-hidden="true" className={`no-print ${glow} ${last || !children ? "" : strip}`} />
      {goesOn && (
        <div className="relative z-2 shrink-0 bg-(--near) h-[clamp(1rem,3vw,2.5rem)]">
          <Foreground />
        </div>
      )}
    </>
  );
}

const inReach =
  "relative tall:pointer-events-none tall:sticky tall:bottom-0 tall:*:pointer-events-auto";

/** The light that is about to rise, under the land once that is there. */
const glow =
  "pointer-events-none sticky bottom-0 z-0 -mt-36 hidden h-36 tall:block before:absolute before:inset-x-0 before:bottom-0 before:h-[26svh] before:bg-[radial-gradient(62%_100%_at_50%_100%,var(--glow),transparent)] before:opacity-22 forced-colors:before:hidden";

const strip =
  "bg-[linear-gradient(transparent,var(--upper)_3.5rem)] forced-colors:bg-[Canvas] forced-colors:bg-none";
