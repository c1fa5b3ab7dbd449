import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { log } from "~/runtime/log.server";
import { QueueFull } from "~/runtime/queue.server";
import { pageCache } from "./page-cache.server";

/** Milliseconds. Visitors come first: the work is a page at a time, with rests. */
const rests = { before: 2_000, page: 20, recompress: 250, round: 60_000 };

/**
 * Renders the public pages and their data soon after start, and again what was dropped since.
 * Never returns, and keeps no process alive.
 * @param warmUpPage renders the page of one key.
 */
export async function warmUp(
  keys: readonly string[],
  warmUpPage: (key: string) => Promise<void>,
): Promise<never> {
  const rest = (ms: number) => pause(ms, undefined, { ref: false });
  await rest(rests.before);
  for (;;) {
    for (const key of keys) {
      await warmUpPage(key).catch(missing);
      await rest(rests.page);
    }
    const recompressed = await pageCache().recompress(rests.recompress);
    // It takes a quarter of a second, which a few pages are not worth.
    if (recompressed > keys.length / 2) collectGarbage();
    await rest(rests.round);
  }
}

/** Where visitors wait already, it is made in the next round. */
function missing(error: unknown): void {
  if (!(error instanceof QueueFull)) log().error({ err: error }, "a page is not ready");
}

/**
 * Rendering the whole site leaves some 30 MB that V8, which sees no need, would keep for hours: a
 * good part of them as holes between what is still used, so that is moved together as well.
 */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  setFlagsFromString("--compact-on-every-full-gc");
  runInNewContext("gc")();
  setFlagsFromString("--no-compact-on-every-full-gc");
}
