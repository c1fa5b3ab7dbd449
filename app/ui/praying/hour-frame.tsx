import type { ReactNode } from "react";
import type { HourName } from "#content/hours/hour";
import { HourScript } from "./hour-script";
import { useHour } from "./use-hour";

type HourFrameProps = {
  hour: HourName;
  /** Somebody asked for this one, whatever their clock says. */
  chosen?: boolean;
  className?: string;
  children: ReactNode;
};

export function HourFrame({ hour, chosen = false, className = "", children }: HourFrameProps) {
  const own = useHour(hour, chosen);
  return (
    <article data-hour={own} className={`night ${className}`}>
      {!chosen && <HourScript />}
      {children}
    </article>
  );
}
