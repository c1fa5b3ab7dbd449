import { hasDangerWords } from "#content/danger-words";
import { adoptRequests, lookThrough } from "#db/requests/adopt-requests.server";
import { releaseForgotten } from "#db/requests/forgotten-claims.server";
import { eraseExpired } from "#db/requests/receipts.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { runPeriodically } from "~/runtime/periodic.server";

/** Milliseconds between two rounds: an hour. */
const pause = 3_600_000;

/**
 * Keeps the desk of the prayer team in order, from the start and once an hour, until `signal` is aborted:
 * what was promised to be erased is erased, no request stays off the desk, and none stays with somebody
 * who has forgotten it.
 */
export function maintainDesk(signal: AbortSignal): Promise<void> {
  const trouble = "the desk cannot be tidied just now";
  return runPeriodically(runMaintenance, { pause, signal, trouble });
}

async function runMaintenance(): Promise<void> {
  const db = database();
  await adoptRequests(db, hasDangerWords);
  await lookThrough(db, hasDangerWords, now());
  await eraseExpired(db, now());
  await releaseForgotten(db, now());
}
