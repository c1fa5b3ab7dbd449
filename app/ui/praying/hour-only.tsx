import type { ReactNode } from "react";
import type { HourName } from "#content/hours/hour";

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
