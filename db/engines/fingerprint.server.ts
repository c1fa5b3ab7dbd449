import { createHmac } from "node:crypto";
import { minute } from "#db/time";
import type { Db } from "./database";

/** Milliseconds within which equal submissions count as one. */
export const sameWithin = minute;

/** Keyed: a reader of the database cannot try which words it is of. */
export function fingerprintOf({ keys }: Pick<Db, "keys">, sent: Record<string, unknown>): string {
  const fields = Object.entries(sent).toSorted(([one], [other]) => one.localeCompare(other));
  const key = keys?.of("fingerprints").bytes ?? "";
  return createHmac("sha256", key).update(JSON.stringify(fields)).digest("base64url");
}
