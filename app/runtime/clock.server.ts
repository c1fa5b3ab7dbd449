import { settings } from "./env.server";

/** The product's one clock: milliseconds since 1970, moved by CLOCK_OFFSET in tests. */
export function now(): number {
  return Date.now() + settings().CLOCK_OFFSET;
}
