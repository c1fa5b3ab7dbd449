import type { ReactNode } from "react";
import type { HourName } from "../../../content/hours/hour";

const shownAt: Record<HourName, string> = {
  morning: "in-data-[hour=morning]:block",
  midday: "in-data-[hour=midday]:block",
  evening: "in-data-[hour=evening]:block",
  night: "in-data-[hour=night]:block",
};

/** What is there at one part of the day only, within a frame of the hour. */
export function OfHour({ hour, children }: { hour: HourName; children: ReactNode }) {
  return <div className={`hidden ${shownAt[hour]}`}>{children}</div>;
}
