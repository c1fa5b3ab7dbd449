import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./log.server";

type Rounds = {
  /** Milliseconds between two. */
  pause: number;
  ending: AbortSignal;
  /** What the log says of a round that failed; the next one comes all the same. */
  trouble: string;
};

/** Does a work at once and again after each pause, until `ending` is aborted. */
export async function inRounds(
  work: (round: number) => Promise<void>,
  { pause, ending, trouble }: Rounds,
): Promise<void> {
  for (let round = 0; !ending.aborted; round += 1) {
    try {
      await work(round);
    } catch (error) {
      if (ending.aborted) return;
      log().error({ err: error }, trouble);
    }
    await sleep(pause, undefined, { signal: ending, ref: false }).catch(() => {});
  }
}
