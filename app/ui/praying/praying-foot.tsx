import type { ReactNode } from "react";
import { HourLand } from "./hour-scene";

/** The foot of a praying page: the land, and over it what ends the prayer. */
export function PrayingFoot({ children }: { children: ReactNode }) {
  return (
    <div className="pray-land no-print forced-colors:bg-[Canvas]">
      <HourLand />
      {children}
    </div>
  );
}
