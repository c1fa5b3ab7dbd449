import type { HourName } from "../../../content/hours/hour";

/** The address of an hour's prayer: on its page, alone, at one of its lines, or after its Amen. */
export function hourPath(hour: HourName, pray?: "now" | "amen", line?: number): string {
  return `/pray?hour=${hour}${pray ? `&pray=${pray}` : ""}${line ? `&line=${line}` : ""}`;
}
