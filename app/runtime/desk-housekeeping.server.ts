import { setTimeout as sleep } from "node:timers/promises";
import { hasDangerWords } from "../../content/danger-words";
import { releaseForgotten } from "../../db/desk/forgotten-claims.server";
import { eraseExpired } from "../../db/desk/receipts.server";
import { adoptRequests } from "../../db/desk/states.server";
import { now } from "./clock.server";
import { database } from "./database.server";
import { log } from "./log.server";

/** Milliseconds between two rounds: an hour. */
const pause = 3_600_000;

/**
 * Keeps the desk of the prayer team in order, from the start and once an hour, until `ending` is aborted:
 * what was promised to be erased is erased, no request stays off the desk, and none stays with somebody
 * who has forgotten it.
 */
export async function keepDesk(ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      await tidyDesk();
    } catch (error) {
      if (ending.aborted) return;
      log().error({ err: error }, "the desk cannot be tidied just now");
    }
    await sleep(pause, undefined, { signal: ending, ref: false }).catch(() => {});
  }
}

/** One round of it. */
export async function tidyDesk(): Promise<void> {
  const db = database();
  await adoptRequests(db, hasDangerWords);
  await eraseExpired(db, now());
  await releaseForgotten(db, now());
}
