import { setTimeout as sleep } from "node:timers/promises";
import { settings } from "./env.server";
import { log } from "./log.server";

/** Milliseconds since 1970, moved by CLOCK_OFFSET in tests. */
export function now(): number {
  return Date.now() + settings().CLOCK_OFFSET;
}

type PeriodicOptions = {
  /** Milliseconds between two. */
  pause: number;
  signal: AbortSignal;
  /** Logged when a round fails; the next one follows all the same. */
  trouble: string;
};

export async function runPeriodically(
  work: (round: number) => Promise<void>,
  { pause, signal, trouble }: PeriodicOptions,
): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1) {
    try {
      await work(round);
    } catch (error) {
      if (signal.aborted) return;
      log().error({ err: error }, trouble);
    }
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
  }
}
