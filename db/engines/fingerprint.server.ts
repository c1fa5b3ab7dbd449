import { createHash } from "node:crypto";
import { minute } from "../time";

/** How long the same submission counts as one, in milliseconds. */
export const sameWithin = minute;

/** One value for all that was sent: two submissions are the same if theirs are equal. */
export function fingerprintOf(sent: Record<string, unknown>): string {
  const fields = Object.entries(sent).toSorted(([one], [other]) => one.localeCompare(other));
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url");
}
