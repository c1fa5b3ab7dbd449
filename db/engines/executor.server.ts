import { AsyncLocalStorage } from "node:async_hooks";
import { minute, within } from "../time";
import type { Db, Reader } from "./database";

/**
 * A query whose SQL is written once for each executor: to write it anew takes longer than to run it.
 * @param build makes it, with `sql.placeholder` where its values go (moments in milliseconds), and
 *   prepares it.
 * @returns the query of an executor; its values are handed to it as it runs.
 */
export function prepared<Query>(build: (db: Reader) => Query): (db: Reader) => Query {
  const queries = new WeakMap<Reader, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}

/** Milliseconds that one transaction may take unless more is asked for; others wait for it. */
const usual = 5_000;

/** A transaction took longer than it may, and was undone: the database is slow, or somebody is in the way. */
export class LateTransactionError extends Error {
  override name = "LateTransactionError";

  constructor() {
    super("The transaction took too long");
  }
}

const running = new AsyncLocalStorage<true>();

/** @throws inside a transaction, where another one would wait for it. */
export function requireNoTransaction(): void {
  if (running.getStore()) throw new Error("A write inside a write waits for itself");
}

/** Does the work of a transaction. @throws LateTransactionError, or what `work` threw. */
export async function runTransaction<T>(work: () => Promise<T>, deadline = usual): Promise<T> {
  return within(deadline, running.run(true, work), () => new LateTransactionError());
}

/** Milliseconds for which a fault of the disk is held against it, unless a write succeeds before. */
const memory = minute;

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
