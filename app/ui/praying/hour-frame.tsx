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

const shownAt: Record<HourName, string> = {
  morning: "in-data-[hour=morning]:block",
  midday: "in-data-[hour=midday]:block",
  evening: "in-data-[hour=evening]:block",
  night: "in-data-[hour=night]:block",
};

type HourOnlyProps = { hour: HourName; as?: "div" | "span"; children: ReactNode };

export function HourOnly({ hour, as: Element = "div", children }: HourOnlyProps) {
  return <Element className={`hidden ${shownAt[hour]}`}>{children}</Element>;
}
