import { createHash } from "node:crypto";
import { minute } from "#db/time";

/** Milliseconds within which equal submissions count as one. */
export const sameWithin = minute;

export function fingerprintOf(sent: Record<string, unknown>): string {
  const fields = Object.entries(sent).toSorted(([one], [other]) => one.localeCompare(other));
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url");
}
