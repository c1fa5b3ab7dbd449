import { AsyncLocalStorage } from "node:async_hooks";
import { minute, within } from "#db/time";
import type { Db, Reader } from "./database";

/** Builds a query's SQL once for each executor: building takes longer than running it. */
export function prepared<Query>(build: (db: Reader) => Query): (db: Reader) => Query {
  const queries = new WeakMap<Reader, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}

const usual = 5_000;

export class LateTransactionError extends Error {
  override name = "LateTransactionError";

  constructor() {
    super("The transaction took too long");
  }
}

const running = new AsyncLocalStorage<true>();

export function requireNoTransaction(): void {
  if (running.getStore()) throw new Error("A write inside a write waits for itself");
}

export async function runTransaction<T>(work: () => Promise<T>, deadline = usual): Promise<T> {
  return within(deadline, running.run(true, work), () => new LateTransactionError());
}

/** Milliseconds for which a fault of the disk counts, unless a write succeeds before. */
const memory = minute;

const full = /^(SQLITE_FULL|53100)/;

/** SQLite also says SQLITE_IOERR on a full disk. */
const fault = /^(SQLITE_IOERR|58030|XX00[12])/;

const damage = /^SQLITE_(CORRUPT|NOTADB)/;

/** A probe that overwrites a row may find room, or sound pages, where a visitor's new row found none. */
export function watchWrites(hasRoom: () => boolean, tryRoom: () => Promise<void>) {
  let refused: { error: unknown; until: number } | undefined;

  return {
    async requireLastWrite(): Promise<void> {
      if (!refused) return;
      if (performance.now() < refused.until) throw refused.error;
      await tryRoom();
      refused = undefined;
    },
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
