import { setTimeout } from "node:timers/promises";
import pino, { type Logger } from "pino";
import { settings } from "./env.server";
import { once } from "./once.server";

/** Bytes; what comes while the disk is full is lost. */
const mostWaiting = 1 << 20;

const destination = once(() => {
  const options = { sync: false, minLength: 4096, periodicFlush: 500, maxLength: mostWaiting };
  const stream = pino.destination({ fd: 1, ...options });
  // That a line could not be written cannot be logged; it is tried again with the next.
  stream.on("error", () => {});
  return stream;
});

/** Never give it an address, name, message, password, cookie or token. */
export const log = once(
  (): Logger =>
    pino(
      { level: settings().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
      destination(),
    ),
);

/** Milliseconds. */
const lastLines = 500;

/** Where nobody reads any more the lines are lost: the synchronous way would try for ever. */
export async function flushLog(): Promise<void> {
  const written = new Promise<void>((resolve) => destination().flush(() => resolve()));
  await Promise.race([written, setTimeout(lastLines)]);
}

/** The very last: else the process's end would write synchronously, and fail on a full disk. */
export async function closeLog(): Promise<void> {
  await flushLog();
  destination().destroy();
}
