import type { Db } from "./database";

/** Milliseconds for which a fault of the disk is held against it, unless a write succeeds before. */
const memory = 60_000;

const full = /^(SQLITE_FULL|53100)/;

/** The disk has a fault; on a full one SQLite says the same. */
const fault = /^(SQLITE_IOERR|58030|XX00[12])/;

/** The file is damaged: only another one, and a new start, mends that. */
const damage = /^SQLITE_(CORRUPT|NOTADB)/;

/**
 * Remembers what the last real write came to: a probe that writes a row over finds room on a page that
 * there is, or a page that is sound, where a visitor's new row found none.
 * @param hasRoom whether the disk seems to have room, where anybody can tell.
 * @param tryRoom takes some room for a moment. @throws where there is none.
 */
export function watchWrites(hasRoom: () => boolean, tryRoom: () => Promise<void>) {
  let refused: { error: unknown; until: number } | undefined;

  return {
    /** @throws what the last write was refused for, while that lasts. */
    async requireLastWrite(): Promise<void> {
      if (!refused) return;
      if (performance.now() < refused.until) throw refused.error;
      await tryRoom();
      refused = undefined;
    },
    /** The same way to write, looked at. */
    watched(write: Db["write"]): Db["write"] {
      return async (work, deadline) => {
        try {
          const value = await write(work, deadline);
          if (refused?.until !== Number.POSITIVE_INFINITY) refused = undefined;
          return value;
        } catch (error) {
          note(error);
          throw error;
        }
      };
    },
  };

  function note(error: unknown): void {
    const code = String((error as { code?: unknown } | null)?.code);
    if (damage.test(code)) refused = { error, until: Number.POSITIVE_INFINITY };
    else if (full.test(code) || (fault.test(code) && !hasRoom())) refused = { error, until: 0 };
    else if (fault.test(code)) refused = { error, until: performance.now() + memory };
  }
}
