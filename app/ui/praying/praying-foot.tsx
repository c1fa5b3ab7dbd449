import type { ReactNode } from "react";
import { HourLand } from "./hour-scene";

type PrayingFootProps = {
  /** It comes when the words are over, as after many pages of them. */
  last?: boolean;
  children?: ReactNode;
};

const inReach =
  "tall:pointer-events-none tall:sticky tall:bottom-0 tall:z-10 tall:*:not-[.scene]:pointer-events-auto";

/**
 * The foot of a praying page: the land, and over it what ends the prayer; words go down behind the
 * sky above it.
 */
export function PrayingFoot({ last = false, children }: PrayingFootProps) {
  return (
    <div
      className={`no-print relative isolate grid min-h-(--land) content-end justify-items-center gap-3 px-gutter pt-24 pb-[max(1.25rem,env(safe-area-inset-bottom))] forced-colors:bg-[Canvas] [&_form]:w-[min(100vw-2*var(--spacing-gutter),15rem)] ${last ? "" : inReach}`}
    >
      <HourLand />
      {children}
    </div>
  );
}
