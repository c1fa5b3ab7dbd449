import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { day } from "#db/time";
import { settings } from "./env.server";
import { log } from "./log.server";

/** Milliseconds since 1970, moved by CLOCK_OFFSET in tests. */
export function now(): number {
  return Date.now() + settings().CLOCK_OFFSET;
}

const pressed = new AsyncLocalStorage<number>();

/** Milliseconds; what waited longer on a device counts from here. */
const longestWait = 14 * day;

/**
 * When the button was pressed whose work this is: what a device sends later counts for the day on which it was
 * done. Nothing but days of prayer reads it.
 */
export const pressedAt = (): number => pressed.getStore() ?? now();

/** Whether this work waited on a device for a connection. */
export const hasWaited = (): boolean => pressed.getStore() !== undefined;

/** @param at as a device sent it, in milliseconds since 1970; no clock of a device moves ours on */
export function asPressed<T>(at: unknown, work: () => T): T {
  const sent = typeof at === "string" && /^\d{10,16}$/.test(at) ? Number(at) : undefined;
  if (sent === undefined) return work();
  return pressed.run(Math.min(Math.max(sent, now() - longestWait), now()), work);
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
