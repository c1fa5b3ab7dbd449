import type { Db } from "../database";
import { isFull, PostgresError } from "./errors.server";

/** Milliseconds after which a disk that was full is believed to have room again, unless told otherwise. */
const memory = 4_000;

/**
 * Remembers that a disk was full: a probe that writes a row over finds room on a page that there is,
 * where a visitor's new row found none.
 */
export function watchRoom() {
  let fullUntil = 0;
  return {
    /** @throws PostgresError while the last that was written found no room. */
    requireRoom(): void {
      if (performance.now() < fullUntil) throw new PostgresError("53100", "no room a moment ago");
    },
    /** The same way to write, looked at. */
    watched(write: Db["write"]): Db["write"] {
      return async (work, deadline) => {
        try {
          return await write(work, deadline);
        } catch (error) {
          if (isFull(error)) fullUntil = performance.now() + memory;
          throw error;
        }
      };
    },
  };
}
