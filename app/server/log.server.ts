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

/**
 * Writes what waits; before the process ends. What nobody reads any more is lost: pino's way to
 * write it at once would try for ever.
 */
export function flushLog(): Promise<void> {
  return new Promise((resolve) => destination().flush(() => resolve()));
}
