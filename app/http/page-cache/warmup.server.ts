import { setTimeout as pause } from "node:timers/promises";
import { log } from "~/runtime/log.server";
import { QueueFull } from "~/runtime/queue.server";
import { pageCache } from "./page-cache.server";

/** Milliseconds. Visitors come first, and a small server has one processor: a page at a time, with rests. */
const rests = { before: 2_000, page: 500, recompress: 1_000, round: 60_000 };

/**
 * Renders the pages that most ask for first soon after start, and again what was dropped since; all
 * others are rendered when somebody asks. Keeps no process alive.
 * @param warmUpPage renders the page of one key.
 * @param signal aborted when the server ends: nothing is begun then, for the database will be closed.
 */
export async function warmUp(
  keys: readonly string[],
  warmUpPage: (key: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const rest = (ms: number) => pause(ms, undefined, { ref: false });
  await rest(rests.before);
  for (;;) {
    for (const key of keys) {
      if (signal.aborted) return;
      await warmUpPage(key).catch(missing);
      pageCache().expect(key);
      await rest(rests.page);
    }
    await pageCache().recompress(rests.recompress);
    await rest(rests.round);
  }
}

/** Where visitors wait already, it is made in the next round. */
function missing(error: unknown): void {
  if (!(error instanceof QueueFull)) log().error({ err: error }, "a page could not be warmed up");
}
