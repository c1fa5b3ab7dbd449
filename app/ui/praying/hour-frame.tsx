import type { ReactNode } from "react";
import type { HourName } from "#content/hours/hour";
import { usePageZone } from "../layout/current-user";
import { HourScript, useHour } from "./hour";
import { OwnClock, TurnScript, untilTurned } from "./own-clock";

type HourFrameProps = {
  hour: HourName;
  /** Somebody asked for this one, whatever their clock says. */
  chosen?: boolean;
  className?: string;
  children: ReactNode;
};

export function HourFrame({ hour, chosen = false, className = "", children }: HourFrameProps) {
  const own = useHour(hour, chosen);
  const isFixed = usePageZone()?.isChosen || chosen;
  return (
    <article data-hour={own} className={`night ${untilTurned} ${className}`}>
      {!isFixed && <HourScript />}
      <OwnClock.Provider value={{ shown: [own], isFixed }}>{children}</OwnClock.Provider>
      {!isFixed && <TurnScript />}
    </article>
  );
}
