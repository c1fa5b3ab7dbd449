import type { ReactNode } from "react";
import type { HourName } from "../../../content/hours/hour";

/** What is there at one part of the day only, within a frame of the hour. */
export function OfHour({ hour, children }: { hour: HourName; children: ReactNode }) {
  return <div className={`of-hour of-${hour}`}>{children}</div>;
}
