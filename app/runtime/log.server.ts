import { setTimeout } from "node:timers/promises";
import pino, { type Logger } from "pino";
import { settings } from "./env.server";
import { once } from "./once.server";

/** Bytes; lines beyond it are lost while the disk is full. */
const mostWaiting = 1 << 20;

const destination = once(() => {
  const options = { sync: false, minLength: 4096, periodicFlush: 500, maxLength: mostWaiting };
  const stream = pino.destination({ fd: 1, ...options });
  // A failed write cannot be logged; it is retried with the next line.
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

const lastLinesMs = 500;

/** Without a reader lines are lost: a synchronous write would retry for ever. */
export async function flushLog(): Promise<void> {
  const written = new Promise<void>((resolve) => destination().flush(() => resolve()));
  await Promise.race([written, setTimeout(lastLinesMs)]);
}

/** Called last: otherwise exit writes synchronously, and fails on a full disk. */
export async function closeLog(): Promise<void> {
  await flushLog();
  destination().destroy();
}
