import { setTimeout } from "node:timers/promises";
import pino, { type Logger } from "pino";
import { settings } from "./env.server";
import { singleton } from "./singleton.server";

const destination = () =>
  singleton("log.destination", () =>
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );

/**
 * The process's log: JSON lines on standard output. Never give it an address, name, message,
 * password, cookie or token.
 */
export function log(): Logger {
  return singleton("log", () =>
    pino(
      { level: settings().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
      destination(),
    ),
  );
}

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
