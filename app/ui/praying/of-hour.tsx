import type { ReactNode } from "react";
import type { HourName } from "../../../content/hours/hour";

const shown: Record<HourName, string> = {
  morning: "hidden group-data-[hour=morning]/hour:block",
  midday: "hidden group-data-[hour=midday]/hour:block",
  evening: "hidden group-data-[hour=evening]/hour:block",
  night: "hidden group-data-[hour=night]/hour:block",
};

/** What is there at one part of the day only, within a frame of the hour. */
export function OfHour({ hour, children }: { hour: HourName; children: ReactNode }) {
  return <div className={shown[hour]}>{children}</div>;
}
