import { setTimeout as sleep } from "node:timers/promises";
import { takeLock } from "#db/engines/sqlite/lock.server";
import { settings } from "./env.server";
import { addon } from "./sqlite-addon.server";

/** Kept, else the lock would end with the garbage. */
let lock: ReturnType<typeof takeLock>;

/** A server that was told to end does so within five seconds. */
const timeout = 5_000;

/**
 * Takes the data folder for this server until its process ends; one that is just ending is waited
 * for. Two servers on one folder would not see what the other has in memory.
 * @throws when another goes on running.
 */
export async function holdFolder(): Promise<void> {
  const folder = settings().DATA_DIR;
  const until = performance.now() + timeout;
  for (;;) {
    lock = takeLock(folder, addon());
    if (lock) return;
    if (performance.now() > until) {
      throw new Error(`Another server runs on ${folder}, or it is being restored. End that first.`);
    }
    await sleep(50);
  }
}
