import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { inRounds } from "~/runtime/rounds.server";
import { hasDangerWords } from "../../../content/danger-words";
import { releaseForgotten } from "../../../db/desk/forgotten-claims.server";
import { eraseExpired } from "../../../db/desk/receipts.server";
import { adoptRequests } from "../../../db/desk/states.server";

/** Milliseconds between two rounds: an hour. */
const pause = 3_600_000;

/**
 * Keeps the desk of the prayer team in order, from the start and once an hour, until `ending` is aborted:
 * what was promised to be erased is erased, no request stays off the desk, and none stays with somebody
 * who has forgotten it.
 */
export function keepDesk(ending: AbortSignal): Promise<void> {
  const trouble = "the desk cannot be tidied just now";
  return inRounds(tidyDesk, { pause, ending, trouble });
}

async function tidyDesk(): Promise<void> {
  const db = database();
  await adoptRequests(db, hasDangerWords);
  await eraseExpired(db, now());
  await releaseForgotten(db, now());
}
