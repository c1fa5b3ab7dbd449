import { setTimeout } from "node:timers/promises";
import pino, { type Logger } from "pino";
import { settings } from "./env.server";
import { once } from "./once.server";

/** Bytes that wait at the most for a disk that is full; what comes then is lost. */
const mostWaiting = 1 << 20;

const destination = once(() => {
  const options = { sync: false, minLength: 4096, periodicFlush: 500, maxLength: mostWaiting };
  const stream = pino.destination({ fd: 1, ...options });
  // That a line could not be written cannot be logged; it is tried again with the next.
  stream.on("error", () => {});
  return stream;
});

/**
 * The process's log: JSON lines on standard output. Never give it an address, name, message,
 * password, cookie or token.
 */
export const log = once(
  (): Logger =>
    pino(
      { level: settings().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
      destination(),
    ),
);

/** Milliseconds that the last lines have to be written. */
const lastLines = 500;

/**
 * Writes what waits; before the process ends. Where nobody reads it any more, the lines are lost:
 * the synchronous way would try for ever then.
 */
export async function flushLog(): Promise<void> {
  const written = new Promise<void>((resolve) => destination().flush(() => resolve()));
  await Promise.race([written, setTimeout(lastLines)]);
}

/**
 * Writes what waits and takes no more: the very last before the process ends. Else its end would write
 * again, synchronously, and fail where the disk is full.
 */
export async function closeLog(): Promise<void> {
  await flushLog();
  destination().destroy();
}
